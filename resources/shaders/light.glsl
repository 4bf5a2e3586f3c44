layout(binding = 1) uniform sampler2D shadowMap;   // 1200 - mm from the plane of the lamp
layout(binding = 2) uniform sampler2D occlusionMap;     // of half the size
layout(binding = 3) uniform sampler2D heldMap;     // 1200 - mm below a plane over the wheel
vec2 disc(int i, int n, float turn) {
    float r = sqrt((float(i) + 0.5) / float(n)), a = float(i) * 2.39996323 + turn;
    return r * vec2(cos(a), sin(a));
}
// How much of the lamp is seen from here, 0..1: percentage-closer soft shadows
float lamp(vec3 p, vec3 n) {
    float slope = 1.0 - clamp(dot(n, lampWay.xyz), 0.0, 1.0);
    vec4 at = lampView * vec4(p + n * (0.5 + 0.9 * slope), 1.0);
    vec2 uv = at.xy * 0.5 + 0.5;
    if (target.x < 0.0) uv.y = 1.0 - uv.y;
    if (any(lessThan(uv, vec2(0.0))) || any(greaterThan(uv, vec2(1.0)))) return 1.0;
    float mm = 0.5 / target.w;                          // uv per mm
    int taps = int(lampLight.w);
    float turn = dither(gl_FragCoord.xy) * 6.2831853;
    float search = 16.0, sum = 0.0, found = 0.0;
    int seek = max(6, taps / 2);
    for (int i = 0; i < seek; ++i) {
        vec2 d = disc(i, seek, turn) * search;
        float z = 1200.0 - textureLod(shadowMap, uv + d * mm, 0.0).r;
        if (z < at.z - 0.35 - 0.06 * length(d)) { sum += z; found += 1.0; }
    }
    if (found < 0.5) return 1.0;
    float wide = clamp((at.z - sum / found) * lampWay.w, 0.45, 15.0);
    float lit = 0.0;
    for (int i = 0; i < taps; ++i) {
        vec2 d = disc(i, taps, turn + 1.7) * wide;
        // four neighbours weighed by hand: floats need no linear filter
        vec2 t = (uv + d * mm) * vec2(textureSize(shadowMap, 0)) - 0.5;
        vec2 f = fract(t); ivec2 c = ivec2(floor(t)); ivec2 top = textureSize(shadowMap, 0) - 1;
        float lim = 1200.0 - (at.z - 0.12 * wide - 0.1);
        vec4 z = vec4(texelFetch(shadowMap, clamp(c, ivec2(0), top), 0).r, texelFetch(shadowMap, clamp(c + ivec2(1,0), ivec2(0), top), 0).r,
                      texelFetch(shadowMap, clamp(c + ivec2(0,1), ivec2(0), top), 0).r, texelFetch(shadowMap, clamp(c + ivec2(1,1), ivec2(0), top), 0).r);
        vec4 s = step(z, vec4(lim));
        lit += mix(mix(s.x, s.y, f.x), mix(s.z, s.w, f.x), f.y);
    }
    return lit / float(taps);
}
// How much of a place lies straight below the piece in the hand, 0..1: by it one sees how deep that piece is.
float belowHeld(vec3 p) {
    if (sky.w < 0.5) return 0.0;
    vec4 at = heldView * vec4(p, 1.0);
    vec2 uv = at.xy * 0.5 + 0.5;
    if (target.x < 0.0) uv.y = 1.0 - uv.y;
    if (any(lessThan(uv, vec2(0.0))) || any(greaterThan(uv, vec2(1.0)))) return 0.0;
    vec2 step_ = 1.0 / vec2(textureSize(heldMap, 0));
    float sum = 0.0;
    for (int y = -2; y <= 2; ++y) for (int x = -2; x <= 2; ++x) {
        float nearness = textureLod(heldMap, uv + vec2(x, y) * step_, 0.0).r;
        if (nearness > 1200.0 - at.z + 0.5) sum += 0.04;
    }
    return sum;
}
float occlusion() {
    vec2 uv = gl_FragCoord.xy / size.xy;
    return textureLod(occlusionMap, uv, 0.0).r;
}
vec3 toSrgb(vec3 c) {
    c = mix(c, 1.0 - 0.38 * exp(-(c - 0.62) / 0.38), step(vec3(0.62), c));     // a soft shoulder, no burnt whites
    return mix(12.92 * c, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), c));
}
vec3 ambient(vec3 n) { return mix(ground.rgb, sky.rgb, n.z * 0.5 + 0.5); }
vec3 bounced(vec3 base, float ao) {                  // light that comes back from coloured neighbours (Jimenez)
    vec3 a = 2.0404 * base - 0.3324, b = -4.7951 * base + 0.6417, c = 2.7552 * base + 0.6903;
    return max(vec3(ao), ((ao * a + b) * ao + c) * ao);
}
