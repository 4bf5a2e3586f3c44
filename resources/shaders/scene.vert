#version 440
#include instance
#include common
layout(location = 0) out vec3 vAt;
layout(location = 1) out vec3 vNormal;
layout(location = 2) out vec3 vOwn;
layout(location = 3) out vec3 vOwnNormal;
layout(location = 4) out vec3 vMark;
layout(location = 5) flat out vec4 vColour;
layout(location = 6) flat out vec4 vTraits;
void main() {
    vAt = inRoom(vec4(place, 1.0));
    vNormal = inRoom(vec4(normal, 0.0));
    vOwn = place; vOwnNormal = normal; vMark = mark; vColour = colour; vTraits = traits;
    gl_Position = viewProjection * vec4(vAt, 1.0);
}
