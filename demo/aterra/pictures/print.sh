#!/bin/sh
# print.sh [CHROMIUM]: the drawn SVGs as PNG originals. Fonts come from the project's @fontsource packages (or $FONTS).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
chromium=${1:-chromium}
fonts=${FONTS:-$here/../../../node_modules}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
shot() { # name width height
  { printf '<!doctype html><style>@font-face{font-family:Archivo;src:url(file://%s/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2);font-weight:100 900;font-stretch:62%% 125%%}@font-face{font-family:"IBM Plex Mono";src:url(file://%s/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2)}*{margin:0}svg{display:block;width:%spx;height:%spx}</style>' "$fonts" "$fonts" "$2" "$3"; cat "$here/drawn/$1.svg"; } >"$work/$1.html"
  "$chromium" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync \
    --allow-file-access-from-files --hide-scrollbars --user-data-dir="$work/profile" --window-size="$2,$3" --virtual-time-budget=2000 --screenshot="$here/originals/$1.png" "file://$work/$1.html" 2>/dev/null
}
for f in "$here"/drawn/certificate-*.svg; do shot "$(basename "$f" .svg)" 600 840; done
for f in "$here"/drawn/reward-*.svg; do shot "$(basename "$f" .svg)" 400 400; done
