#version 440
#include surface
layout(location = 0) out vec4 pixel;
#include common
#include noise
#include light
float line(vec2 p, vec2 a, vec2 b) {
    vec2 d = b - a; return length(p - a - d * clamp(dot(p - a, d) / dot(d, d), 0.0, 1.0));
}
float toSign(vec2 p, int kind) {                     // how far the nearest line of the sign of a kind is
    if (kind == 0) return line(p, vec2(-1, 0), vec2(1, 0));
    if (kind == 1) return min(line(p, vec2(-1, -.45), vec2(1, -.45)), line(p, vec2(-1, .45), vec2(1, .45)));
    if (kind == 2) return abs(length(p) - 1.0);
    if (kind == 3) return min(line(p, vec2(-1, -.6), vec2(-.33, .6)), min(line(p, vec2(-.33, .6), vec2(.33, -.6)), line(p, vec2(.33, -.6), vec2(1, .6))));
    if (kind == 4) { vec2 q = abs(p); return abs(max(q.x, q.y) - 0.8); }
    if (kind == 5) return min(line(p, vec2(-.8, 0), vec2(.8, 0)), line(p, vec2(0, -.8), vec2(0, .8)));
    if (kind == 6) return min(line(p, vec2(-.9, -.7), vec2(.9, -.7)), min(line(p, vec2(.9, -.7), vec2(0, .8)), line(p, vec2(0, .8), vec2(-.9, -.7))));
    return 9.0;
}
void main() {
    int axis = int(vTraits.x + 0.5), kind = int(vTraits.z + 0.5);
    vec3 n = normalize(vNormal), o = vOwn, q;
    float ends = 0.0, seed = vTraits.y;
    if (axis == 3) {                                 // bent plies: along the ring, across, through
        float r = length(o.xz), a = atan(o.x, -o.z);
        q = vec3(a * 186.0, o.y, r);
    } else {
        q = axis == 0 ? o.xyz : axis == 1 ? o.yzx : o.zxy;
        vec3 e = normalize(vOwnNormal); ends = smoothstep(0.75, 0.95, abs(axis == 0 ? e.x : axis == 1 ? e.y : e.z));
    }
    q += vec3(seed * 37.0, 0.0, 0.0);
    float px = length(fwidth(o)) * 0.7;              // mm per pixel: fine grain fades before it flickers
    float sharp = clamp(1.4 - px * 0.9, 0.0, 1.0);
    float warp = noise(vec3(q.x * 0.018, q.yz * 0.05) + seed) - 0.5;
    float tone, dark;
    if (axis == 3) {
        float ply = q.z * 0.5 + 0.02 * warp;         // four plies of 2 mm
        float glue = smoothstep(0.40, 0.5, abs(fract(ply) - 0.5));
        float side = smoothstep(0.6, 0.9, abs(normalize(vOwnNormal).y));
        float fib = noise(vec3(q.x * 0.03, q.y * 0.55, q.z * 1.2));
        float fine = noise(vec3(q.x * 0.12, q.y * 2.4, q.z * 2.4));
        tone = (fib - 0.5) * 0.30 + (fine - 0.5) * 0.16 * sharp;
        dark = side * (glue * 0.26 + 0.10 * mod(floor(ply), 2.0));
    } else {
        vec2 pith = vec2(19.0 + 9.0 * fract(seed * 0.71), -27.0 + 8.0 * fract(seed * 0.37)) * (kind == 5 || kind == 7 ? 0.12 : 1.0);
        float r = length(q.yz - pith + 3.0 * warp) + 2.2 * warp + (0.5 - 0.3 * ends) * noise(q * vec3(0.05, 0.4, 0.4));
        float ring = fract(r * 0.24);
        float late = smoothstep(0.25, 0.92, ring) * (1.0 - smoothstep(0.92, 1.0, ring));
        float fib = noise(vec3(q.x * 0.05, q.yz * 0.9) + 7.0);
        float fine = noise(vec3(q.x * 0.16, q.yz * 3.1) + 3.0);
        float pore = smoothstep(0.74, 0.9, noise(vec3(q.x * 0.11, q.yz * 2.3) + 11.0));
        tone = (fib - 0.5) * 0.24 * (1.0 - 0.7 * ends) + (fine - 0.5) * 0.12 * sharp * (1.0 - 0.75 * ends);
        dark = late * (0.20 + 0.06 * ends) + pore * 0.16 * sharp * (1.0 - 0.8 * ends) + ends * 0.16;
    }
    vec3 base = vColour.rgb;
    float deep = dot(base, vec3(0.3, 0.6, 0.1)) < 0.06 ? 1.5 : 1.0;
    base *= (1.0 + tone * deep);
    base = mix(base, base * base * vec3(0.9, 0.75, 0.62) + base * 0.22, clamp(dark * 1.25, 0.0, 1.0));
    float burnt = 0.0;
    if (vMark.z > 0.0) {
        float d = toSign(vMark.xy, kind) * vMark.z, w = max(0.55, px * 0.7);
        burnt = 1.0 - smoothstep(w, w + max(0.3, px), d);
        base = mix(base, base * vec3(0.30, 0.24, 0.20), burnt * 0.85);
    }
    if (axis != 3) n = normalize(n + 0.05 * sharp * (1.0 - ends) * (noise(vec3(q.x * 0.2, q.yz * 1.3)) - 0.5) * normalize(vec3(0.3, 0.5, 0.8)));
    vec3 toEye = normalize(eye.xyz - vAt), mid = normalize(toEye + lampWay.xyz);
    float facing = dot(n, lampWay.xyz);
    float lit = facing > -0.02 ? lamp(vAt, n) * smoothstep(-0.02, 0.18, facing) : 0.0;
    float ao = occlusion();
    lit *= mix(0.80, 1.10, smoothstep(-230.0, 230.0, dot(vAt, vec3(lampWay.x, 0.0, lampWay.z))));   // nearer to the lamp is brighter
    lit *= mix(1.0, ao, 0.40);                       // contacts stay dark in the light too
    vec3 c = base * (lampLight.rgb * max(facing, 0.0) * lit + ambient(n) * bounced(base, ao));
    // varnish: a broad sheen of the lamp, and the room in it at grazing angles
    float gloss = mix(0.55, 0.25, burnt) * (1.0 - 0.5 * ends) * (1.0 - 0.5 * clamp(dark, 0.0, 1.0));
    float nh = max(dot(n, mid), 0.0), fres = 0.04 + 0.96 * pow(1.0 - max(dot(n, toEye), 0.0), 5.0);
    c += lampLight.rgb * lit * gloss * (0.10 * pow(nh, 22.0) + 0.16 * pow(nh, 90.0));
    c += ambient(reflect(-toEye, n)) * ao * fres * 0.28 * gloss;
    if (vTraits.w < 0.5) c *= 1.0 - 0.62 * belowHeld(vAt) * smoothstep(0.0, 0.25, n.z);
    c = toSrgb(c) + (dither(gl_FragCoord.xy) - 0.5) / 255.0;
    pixel = vec4(c, 1.0).bgra;                       // the bytes of ARGB32_Premultiplied
}
