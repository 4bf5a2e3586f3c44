#version 440
#include surface
layout(location = 0) out vec4 pixel;
#include common
#include noise
#include light
// The table is painted elsewhere: here is only what the wheel takes away of its light.
void main() {
    vec3 n = normalize(vNormal);
    float facing = max(dot(n, lampWay.xyz), 0.0);
    float full = dot(lampLight.rgb * facing + ambient(n), vec3(0.3333));
    float left = dot(lampLight.rgb * facing * lamp(vAt, n) + ambient(n) * occlusion(), vec3(0.3333));
    float a = clamp(1.0 - pow(left / full, 1.0 / 2.2), 0.0, 0.9);
    a = max(0.0, a * 1.04 - 0.04) * (1.0 - smoothstep(300.0, 520.0, length(vAt.xy)));   // no faint rings far away
    // Between its edges the ring keeps that shadow to itself; x is how far they are from the middle.
    a = max(a, 0.42 * belowHeld(vAt) * step(vTraits.x, abs(vAt.y)));
    pixel = vec4(vec3(0.118, 0.059, 0.02) * a, a).bgra;
}
