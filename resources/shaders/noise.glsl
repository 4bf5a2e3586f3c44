float hash(ivec3 p) {
    uint n = uint(p.x) * 1597334677u ^ uint(p.y) * 3812015801u ^ uint(p.z) * 2798796415u;
    n = (n ^ (n >> 15)) * 2246822519u; n ^= n >> 13;
    return float(n >> 8) * (1.0 / 16777216.0);
}
float noise(vec3 p) {
    vec3 f = floor(p); ivec3 i = ivec3(f); f = p - f; f = f * f * (3.0 - 2.0 * f);
    return mix(mix(mix(hash(i), hash(i + ivec3(1,0,0)), f.x), mix(hash(i + ivec3(0,1,0)), hash(i + ivec3(1,1,0)), f.x), f.y),
               mix(mix(hash(i + ivec3(0,0,1)), hash(i + ivec3(1,0,1)), f.x), mix(hash(i + ivec3(0,1,1)), hash(i + ivec3(1,1,1)), f.x), f.y), f.z);
}
// Interleaved gradient noise
float dither(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }
