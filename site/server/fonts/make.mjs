// Makes the fonts of share images and data sheets: fixed cuts of the site's own, in the one format that both renderers read.
// Run with `npm install --no-save --no-package-lock subset-font@2 @ibm/plex-mono` first (the site's own cut has no ≥); what it makes is committed (docs/decisions/0011).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font')

/** Latin-1 and the marks that the three languages and the trade's figures use. */
const characters = [...Array(0x100 - 0x20).keys()].map((at) => String.fromCharCode(at + 0x20)).join('') + '–—‘’“”…•≤≥×−′″€™ΩΔ→'

const cuts = [
  { from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2', to: 'title.ttf', options: { variationAxes: { wght: 560, wdth: 112 } } },
  { from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2', to: 'text.ttf', options: { variationAxes: { wght: 400, wdth: 100 } } },
  { from: '@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Medium.woff2', to: 'label.ttf', options: {} },
]
for (const { from, to, options } of cuts) {
  const font = await subsetFont(readFileSync(require.resolve(from)), characters, { targetFormat: 'truetype', ...options })
  // the PDF's reader looks for the box of blank glyphs, too, which at the end of the file lies beyond it
  writeFileSync(join(import.meta.dirname, to), Buffer.concat([font, Buffer.alloc(16)]))
}
