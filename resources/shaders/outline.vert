#version 440
#include instance
#include common
layout(location = 0) flat out vec4 vColour;
void main() {
    vec4 at = viewProjection * vec4(inRoom(vec4(place, 1.0)), 1.0);
    vec2 way = (viewProjection * vec4(inRoom(vec4(normal, 0.0)), 0.0)).xy;
    float length_ = length(way * size.xy);
    if (length_ > 1e-5) at.xy += way / length_ * traits.w * 2.0 * at.w;      // so many pixels outwards
    vColour = colour;
    gl_Position = at;
}
