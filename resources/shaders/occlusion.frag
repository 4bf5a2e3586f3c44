#version 440
layout(location = 0) out vec4 visibility;
layout(binding = 1) uniform sampler2D geometry;      // normal towards the eye, depth in mm
#include common
#include noise
// How much of the room each point sees: samples in the half sphere over it, without horizons.
void main() {
    ivec2 full = textureSize(geometry, 0);
    ivec2 here = ivec2(gl_FragCoord.xy * size.xy / size.zw);
    vec4 g = texelFetch(geometry, clamp(here, ivec2(0), full - 1), 0);
    if (g.w > 3000.0 || g.w <= 0.0) { visibility = vec4(1.0); return; }
    float px = eye.w * 1000.0 / g.w;                 // pixels per mm here
    float turn = dither(gl_FragCoord.xy) * 6.2831853;
    float sum = 0.0;
    const int TAPS = 14;
    for (int i = 0; i < TAPS; ++i) {
        float t = (float(i) + 0.5 + 0.5 * fract(turn * 3.1)) / float(TAPS);
        float r = ground.w * t * t + 0.8;            // denser near the point: contacts first
        float a = float(i) * 2.39996323 + turn;
        vec2 d = vec2(cos(a), sin(a)) * r;           // mm right and up
        ivec2 c = here + ivec2(round(vec2(d.x, d.y * target.x) * px));
        if (any(lessThan(c, ivec2(0))) || any(greaterThanEqual(c, full))) continue;
        float z = texelFetch(geometry, c, 0).w;
        if (z <= 0.0) continue;                      // nothing is drawn there
        vec3 v = vec3(d * (z / g.w), g.w - z);       // from here to there; +z is towards the eye
        float l = length(v);
        float cosine = dot(g.xyz, v) / max(l, 1e-3);
        float fall = clamp(1.0 - (l - ground.w * 0.4) / (ground.w * 1.1), 0.0, 1.0);
        sum += clamp((cosine - 0.10) * 1.25, 0.0, 1.0) * fall;
    }
    visibility = vec4(clamp(1.0 - 2.1 * sum / float(TAPS), 0.0, 1.0), 0.0, 0.0, 1.0);
}
