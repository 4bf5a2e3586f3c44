/* The complex functions that numpy wants of the C library of Windows and Wine's has not: those of MinGW. Numbers are
   handed over as Microsoft's compiler does it, in records. */
#include <complex.h>
#include <string.h>
typedef struct { double real, imaginary; } D;
typedef struct { float real, imaginary; } F;
#define FILLED(T, w, z) T _Complex w; memcpy(&w, &z, sizeof w)
#define REAL(T, S, name) T my_##name(S z) { FILLED(T, w, z); return name(w); }
#define COMPLEX(T, S, name) S my_##name(S z) { FILLED(T, w, z); w = name(w); memcpy(&z, &w, sizeof w); return z; }
#define POWER(T, S, name) \
    S my_##name(S z, S y) { FILLED(T, w, z); FILLED(T, v, y); w = name(w, v); memcpy(&z, &w, sizeof w); return z; }
REAL(double, D, cabs)
REAL(double, D, carg)
REAL(double, D, cimag)
REAL(double, D, creal)
REAL(float, F, cabsf)
REAL(float, F, cargf)
REAL(float, F, cimagf)
REAL(float, F, crealf)
COMPLEX(double, D, ccos)
COMPLEX(double, D, ccosh)
COMPLEX(double, D, cexp)
COMPLEX(double, D, clog)
COMPLEX(double, D, csin)
COMPLEX(double, D, csinh)
COMPLEX(double, D, csqrt)
COMPLEX(double, D, ctan)
COMPLEX(double, D, ctanh)
COMPLEX(float, F, ccosf)
COMPLEX(float, F, ccoshf)
COMPLEX(float, F, cexpf)
COMPLEX(float, F, clogf)
COMPLEX(float, F, csinf)
COMPLEX(float, F, csinhf)
COMPLEX(float, F, csqrtf)
COMPLEX(float, F, ctanf)
COMPLEX(float, F, ctanhf)
POWER(double, D, cpow)
POWER(float, F, cpowf)
