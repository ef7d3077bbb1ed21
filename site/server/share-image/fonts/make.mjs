// Makes the two fonts of share images: fixed cuts of the site's own, in the one format that the renderer reads.
// Run with `npm install --no-save --no-package-lock subset-font@2` first; what it makes is committed (docs/decisions/0011).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font')

/** Latin-1 and the marks that the three languages and the trade's figures use. */
const characters = [...Array(0x100 - 0x20).keys()].map((at) => String.fromCharCode(at + 0x20)).join('') + '–—‘’“”…•≤≥×−′″€™'

const cuts = [
  { from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2', to: 'title.ttf', options: { variationAxes: { wght: 560, wdth: 112 } } },
  { from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2', to: 'label.ttf', options: {} },
]
for (const { from, to, options } of cuts) {
  const font = await subsetFont(readFileSync(require.resolve(from)), characters, { targetFormat: 'truetype', ...options })
  writeFileSync(join(import.meta.dirname, to), font)
}
