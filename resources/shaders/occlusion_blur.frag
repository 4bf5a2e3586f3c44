#version 440
layout(location = 0) out vec4 visibility;
layout(binding = 1) uniform sampler2D geometry;
layout(binding = 2) uniform sampler2D noisy;
#include common
void main() {
    ivec2 here = ivec2(gl_FragCoord.xy);
    vec2 up = size.xy / size.zw;
    ivec2 full = textureSize(geometry, 0) - 1, last = textureSize(noisy, 0) - 1;
    vec4 g = texelFetch(geometry, clamp(ivec2((vec2(here) + 0.5) * up), ivec2(0), full), 0);
    float sum = 0.0, all = 0.0;
    for (int y = -2; y <= 2; ++y) for (int x = -2; x <= 2; ++x) {
        ivec2 c = clamp(here + ivec2(x, y), ivec2(0), last);
        vec4 o = texelFetch(geometry, clamp(ivec2((vec2(c) + 0.5) * up), ivec2(0), full), 0);
        // Only over what belongs to the same face.
        float w = exp(-abs(o.w - g.w) * 0.35) * pow(max(dot(o.xyz, g.xyz), 0.0), 4.0) + 1e-4;
        sum += w * texelFetch(noisy, c, 0).r; all += w;
    }
    visibility = vec4(sum / all, 0.0, 0.0, 1.0);
}
