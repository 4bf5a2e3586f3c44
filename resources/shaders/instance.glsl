layout(location = 0) in vec3 place;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec3 mark;
layout(location = 3) in vec4 row0;
layout(location = 4) in vec4 row1;
layout(location = 5) in vec4 row2;
layout(location = 6) in vec4 colour;
layout(location = 7) in vec4 traits;
vec3 inRoom(vec4 p) { return vec3(dot(row0, p), dot(row1, p), dot(row2, p)); }
