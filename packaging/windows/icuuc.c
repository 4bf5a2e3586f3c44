/* Qt asks the ICU of Windows for text encodings other than Unicode, which the program has none of. Wine has no ICU. */
#define NOTHING(name) __declspec(dllexport) void *name(void) { return 0; }
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_close)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_reset)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_toUnicode)

__declspec(dllexport) void *ucnv_open(const char *name, int *error)
{
    if (error)
        *error = 2; /* there is no such file */
    return 0;
}
