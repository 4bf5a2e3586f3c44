#!/bin/sh
# Runs inside a clean Debian as root: install, menu, file type, start, play, print, remove without a trace.
set -eu
# Everybody's PATH has the games, but root's.
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH="$PATH:/usr/games"
cd /root
mkdir -p out
say() { echo "[trial] $*"; }

apt-get update -qq
apt-get install -qq -y --no-install-recommends xvfb xauth xdotool imagemagick desktop-file-utils appstream \
    xdg-utils libglib2.0-bin shared-mime-info python3 dbus > /dev/null

# Or it would begin anew whenever a window has closed, and not answer for a moment.
Xvfb :9 -screen 0 1280x800x24 -noreset -nolisten tcp > /dev/null 2>&1 &
screen=$!
trap "kill $screen 2> /dev/null || true" EXIT
export DISPLAY=:9 XDG_CURRENT_DESKTOP=GNOME
sleep 2

say "install"
apt-get install -qq -y --no-install-recommends ./hamster-table_*.deb > /dev/null
hamster-table doctor | tee out/doctor.txt
grep -q "No problems found" out/doctor.txt

say "menu entry, catalogue page, icons, manual"
desktop-file-validate /usr/share/applications/org.hamster_table.HamsterTable.desktop
page=/usr/share/metainfo/org.hamster_table.HamsterTable.metainfo.xml
# Newer ones want a home page, which there is none of; older ones do not know that complaint, not even to be told off it.
appstreamcli validate --no-net "$page" \
    || appstreamcli validate --no-net --override=url-homepage-missing=info "$page"
for side in 16 22 24 32 48 64 128 256 512; do
    test -s /usr/share/icons/hicolor/${side}x${side}/apps/org.hamster_table.HamsterTable.png
done
zcat /usr/share/man/man6/hamster-table.6.gz | grep -q "SH SYNOPSIS"

say "file type by name and by content"
saved=$(ls 0.1-hamsterdam-*.hamster)
cp "$saved" unnamed
gio info -a standard::content-type "$saved" | grep -q application/x-hamster-table+json
gio info -a standard::content-type unnamed | grep -q application/x-hamster-table+json
test "$(xdg-mime query default application/x-hamster-table+json)" = org.hamster_table.HamsterTable.desktop

say "a game of each kind by a scripted hand, and a sheet as PDF"
python3 try_game.py
for kind in hamsterdam:score hamsterrolle:score run-hamster-run:data; do
    hamster-table sheet "$(ls 0.1-${kind%:*}-*.hamster)" "${kind#*:}" -o "out/${kind%:*}.pdf"
    head -c 4 "out/${kind%:*}.pdf" | grep -q %PDF
done

say "what version 0.1.0 has left: games, settings, records"
export HAMSTER_TABLE_HOME="$PWD/older"
python3 - << 'END'
import json, pathlib
file = pathlib.Path("older/settings.json")
file.write_text(json.dumps(json.loads(file.read_text()) | {"keys": {"window.about": "F12"}}))
END
hamster-table &
program=$!
for wait in $(seq 120); do
    window=$(xdotool search --onlyvisible --class hamster | head -n 1) && test -n "$window" && break
    sleep 0.5
done
sleep 8
import -window root out/start.png
xdotool windowfocus "$window" key F12
sleep 4
import -window root out/about.png
kill $program  # as when somebody logs out
wait $program
python3 - << 'END'
import contextlib, sqlite3
with contextlib.closing(sqlite3.connect("file:older/sessions.sqlite3?mode=ro", uri=True)) as store:
    assert store.execute("SELECT count(*) FROM games").fetchone() == (5,)
END
test ! -s older/hamster_table.crash
unset HAMSTER_TABLE_HOME
kill $screen

say "remove without a trace"
games=/root/.local/share/hamster_table
ls -R $games > out/games.txt
apt-get purge -qq -y hamster-table > /dev/null
apt-get autoremove -qq -y > /dev/null
find / -xdev -iname "*hamster*" -not -path "/root/*" > out/left
test ! -s out/left || { say "left behind:"; cat out/left; exit 1; }
ls -R $games | cmp - out/games.txt

say "what Debian's own check says of the package"
apt-get install -qq -y --no-install-recommends lintian > /dev/null
lintian --allow-root --tag-display-limit 0 ./hamster-table_*.deb > out/lintian.txt 2>&1 || true
# The home page again. It cannot be overridden: older ones take the name of that complaint for a mistake.
if grep -v appstream-metadata-validation-failed out/lintian.txt; then exit 1; fi
say "all went well"
