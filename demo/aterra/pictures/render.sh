#!/bin/sh
# render.sh [KEY …]: render and finish pictures (all of them without keys). One core, low priority.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
render() { nice -n 19 blender -b -t 1 -P "$here/render.py" -- "$1" "$work/$1.png" "$2" "$3" "$4"; }
[ $# -gt 0 ] || set -- $(PYTHONPATH="$here" python3 "$here/keys.py")
render plate 400 300 128
for key in "$@"; do
  case $key in
    hero) render "$key" 1600 1100 22; look= ;;
    application-* | news-*) render "$key" 1200 900 14; look=duotone ;;
    *) render "$key" 1200 900 24; look= ;;
  esac
  python3 "$here/finish.py" "$work/plate.png" "$work/$key.png" "$here/originals/$key.jpg" $look
done
