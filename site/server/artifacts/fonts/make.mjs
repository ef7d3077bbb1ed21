// Generates the fonts of share images and data sheets: static TrueType subsets, the format that
// both renderers read; and the web font with the weights and widths that the pages use (53 KB
// instead of 90). First run `npm install --no-save --no-package-lock subset-font@2 @ibm/plex-mono`
// (the web font has no ≥). The output is committed (docs/decisions/0011).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font')

/** Latin-1, and further characters of the three languages and of technical figures. */
const characters =
  [...Array(0x100 - 0x20).keys()].map((at) => String.fromCharCode(at + 0x20)).join('') +
  '–—‘’“”…•≤≥×−′″€™ΩΔ→'

/** Unicode ranges of the web font, as in the package's style sheet. */
const latin = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  .join('')

const archivo = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const onPages = await subsetFont(readFileSync(require.resolve(archivo)), latin, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 125 } },
})
writeFileSync(join(import.meta.dirname, '../../../app/ui/tokens/archivo.woff2'), onPages)

/** Fonts of each type pair: title and text as static cuts; the mono is the same in all. */
const variable = (name, file) =>
  `@fontsource-variable/${name}/files/${name}-latin-${file}-normal.woff2`
const cuts = [
  { from: archivo, to: 'technical-title', axes: { wght: 560, wdth: 112 } },
  { from: archivo, to: 'technical-text', axes: { wght: 400, wdth: 100 } },
  { from: variable('inter', 'wght'), to: 'plain-title', axes: { wght: 560 } },
  { from: variable('inter', 'wght'), to: 'plain-text', axes: { wght: 400 } },
  { from: variable('source-serif-4', 'wght'), to: 'serif-title', axes: { wght: 560 } },
  { from: variable('source-sans-3', 'wght'), to: 'serif-text', axes: { wght: 400 } },
  { from: '@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Medium.woff2', to: 'label' },
]
for (const { from, to, axes } of cuts) {
  const font = await subsetFont(readFileSync(require.resolve(from)), characters, {
    targetFormat: 'truetype',
    ...(axes ? { variationAxes: axes } : {}),
  })
  // fontkit reads the bounding box of empty glyphs beyond the end of the file
  writeFileSync(join(import.meta.dirname, `${to}.ttf`), Buffer.concat([font, Buffer.alloc(16)]))
}
