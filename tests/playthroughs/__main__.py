"""Tell the stories anew: `python -m tests.playthroughs`. What has changed in them is what has changed in the rules."""

from tests.playthroughs.stories import STORIES, path, story

for name in STORIES:
    path(name).write_text(story(name), "utf-8")
