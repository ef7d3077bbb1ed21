// Generates the fonts of share images and data sheets: static TrueType subsets, the format that
// both renderers read; and the web font with the weights and widths that the pages use (53 KB
// instead of 90). First run `npm install --no-save --no-package-lock subset-font@2 @ibm/plex-mono
// @ibm/plex-sans` (the web fonts are Latin-1). The output is committed (docs/decisions/0011).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font')

const charactersOf = (ranges) =>
  ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('')

/** Latin-1, and further characters of the shipped languages, of French and of technical figures. */
const characters = `${charactersOf([[0x20, 0xff]])}œŒ–—‘’“”…•≤≥×−′″€™→`

/** What the fonts that stand in for the others have: Latin, Greek, Cyrillic, figures and signs. */
const wide = charactersOf([
  [0x20, 0x24f],
  [0x2c6, 0x2dd],
  [0x300, 0x32e],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x2070, 0x209f],
  [0x20a0, 0x20bf],
  [0x2100, 0x218f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x2300, 0x23ff],
  [0x25a0, 0x25ff],
])

/** Unicode ranges of the web font, as in the package's style sheet. */
const latin = charactersOf([
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
])

const archivo = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const onPages = await subsetFont(readFileSync(require.resolve(archivo)), latin, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 125 } },
})
writeFileSync(join(import.meta.dirname, '../../../app/ui/tokens/archivo.woff2'), onPages)

const plex = (family, cut) =>
  `@ibm/plex-${family.toLowerCase()}/fonts/complete/woff2/IBMPlex${family}-${cut}.woff2`
/** Fonts of each type pair: title and text as static cuts; the mono and what stands in are the same. */
const variable = (name, file) =>
  `@fontsource-variable/${name}/files/${name}-latin-${file}-normal.woff2`
const cuts = [
  { from: archivo, to: 'technical-title', axes: { wght: 560, wdth: 112 } },
  { from: archivo, to: 'technical-text', axes: { wght: 400, wdth: 100 } },
  { from: variable('inter', 'wght'), to: 'plain-title', axes: { wght: 560 } },
  { from: variable('inter', 'wght'), to: 'plain-text', axes: { wght: 400 } },
  { from: variable('source-serif-4', 'wght'), to: 'serif-title', axes: { wght: 560 } },
  { from: variable('source-sans-3', 'wght'), to: 'serif-text', axes: { wght: 400 } },
  { from: plex('Mono', 'Medium'), to: 'label', has: wide },
  { from: plex('Sans', 'SemiBold'), to: 'wide-title', has: wide },
  { from: plex('Sans', 'Regular'), to: 'wide-text', has: wide },
]
for (const { from, to, axes, has = characters } of cuts) {
  const font = await subsetFont(readFileSync(require.resolve(from)), has, {
    targetFormat: 'truetype',
    ...(axes ? { variationAxes: axes } : {}),
  })
  // fontkit reads the bounding box of empty glyphs beyond the end of the file
  writeFileSync(join(import.meta.dirname, `${to}.ttf`), Buffer.concat([font, Buffer.alloc(16)]))
}
