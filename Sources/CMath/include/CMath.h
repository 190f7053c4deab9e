// The functions of the C library's <math.h> that the engine uses, without importing the C library: each body is the
// compiler's builtin, which becomes an instruction or a call of the platform's libm.
#ifndef STORMPIN_CMATH_H
#define STORMPIN_CMATH_H

static inline double cmath_sin(double x) { return __builtin_sin(x); }
static inline double cmath_cos(double x) { return __builtin_cos(x); }
static inline double cmath_tan(double x) { return __builtin_tan(x); }
static inline double cmath_asin(double x) { return __builtin_asin(x); }
static inline double cmath_acos(double x) { return __builtin_acos(x); }
static inline double cmath_atan(double x) { return __builtin_atan(x); }
static inline double cmath_atan2(double y, double x) { return __builtin_atan2(y, x); }
static inline double cmath_sinh(double x) { return __builtin_sinh(x); }
static inline double cmath_cosh(double x) { return __builtin_cosh(x); }
static inline double cmath_tanh(double x) { return __builtin_tanh(x); }
static inline double cmath_asinh(double x) { return __builtin_asinh(x); }
static inline double cmath_exp(double x) { return __builtin_exp(x); }
static inline double cmath_exp2(double x) { return __builtin_exp2(x); }
static inline double cmath_log(double x) { return __builtin_log(x); }
static inline double cmath_log2(double x) { return __builtin_log2(x); }
static inline double cmath_pow(double x, double y) { return __builtin_pow(x, y); }
static inline double cmath_hypot(double x, double y) { return __builtin_hypot(x, y); }
static inline double cmath_fmod(double x, double y) { return __builtin_fmod(x, y); }

#endif
