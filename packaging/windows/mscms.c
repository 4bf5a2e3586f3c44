/* Qt asks for the colour profile of the screen. That of Wine has functions missing; here no screen has a profile. */
#include <windows.h>
#define NOTHING(name, ...) __declspec(dllexport) void *WINAPI name(__VA_ARGS__) { return 0; }
NOTHING(WcsCreateIccProfile, void *a, DWORD b)
NOTHING(OpenColorProfileW, void *a, DWORD b, DWORD c, DWORD d)
NOTHING(WcsOpenColorProfileW, void *a, void *b, void *c, DWORD d, DWORD e, DWORD f, DWORD g)
NOTHING(GetColorProfileFromHandle, void *a, void *b, void *c)
NOTHING(GetColorDirectoryW, void *a, void *b, void *c)
__declspec(dllexport) BOOL WINAPI CloseColorProfile(void *a) { return 1; }
