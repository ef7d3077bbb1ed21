// Generates the fonts of share images and data sheets (static TrueType subsets, the format that
// both renderers read), and the web font with the weights and widths that the pages use (53 KB
// instead of 90). First run `npm install --no-save --no-package-lock subset-font@2 @ibm/plex-mono
// @ibm/plex-sans` (the web fonts are Latin-1) and, in version 5.3.0, `@fontsource/noto-sans`,
// `-sans-math`, `-sans-symbols`, `-sans-symbols-2`, `-sans-sc`, `-sans-jp`, `-sans-kr` and
// `@fontsource/ibm-plex-sans-arabic`. The output is committed (docs/design/print.md).
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

/** Latin-1, and further characters of the shipped languages, of French and of technical values. */
const characters = `${charactersOf([[0x20, 0xff]])}œŒ–—‘’“”…•≤≥×−′″€™→`

/** Characters of the fallback fonts: Latin, Greek, Cyrillic, digits and signs. */
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

/** Unicode ranges of the web font, equal to those of the package's stylesheet. */
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
writeFileSync(
  join(import.meta.dirname, '../../../../packages/appearance/fonts/archivo.woff2'),
  onPages,
)

const plex = (family, cut) =>
  `@ibm/plex-${family.toLowerCase()}/fonts/complete/woff2/IBMPlex${family}-${cut}.woff2`
const variable = (name, file) =>
  `@fontsource-variable/${name}/files/${name}-latin-${file}-normal.woff2`
/**
 * Fonts of each type pair: static cuts of title and text; the mono and fallback fonts are shared.
 */
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
  // padding: fontkit reads the bounding box of empty glyphs beyond the end of the file
  writeFileSync(join(import.meta.dirname, `${to}.ttf`), Buffer.concat([font, Buffer.alloc(16)]))
}

/** Characters of a legacy encoding, which contains the common characters of its language. */
function charactersOfCode(encoding, leads, trails) {
  const decoder = new TextDecoder(encoding)
  const found = new Set()
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (const [from, to] of trails)
      for (let trail = from; trail <= to; trail += 1)
        for (const sign of decoder.decode(Uint8Array.of(lead, trail))) found.add(sign)
  return found
}
/** Kanji of level 1 (JIS X 0208). */
const kanji = charactersOfCode(
  'shift_jis',
  [0x88, 0x97],
  [
    [0x40, 0x7e],
    [0x80, 0xfc],
  ],
)
/** Syllables of Korean (KS X 1001). */
const syllables = charactersOfCode('euc-kr', [0xb0, 0xc8], [[0xa1, 0xfe]])
const ideograph = /[\p{Script=Han}\p{Script=Hangul}]/u
const isUsual = (usual) => (sign) =>
  !ideograph.test(sign) || usual.has(sign) || sign.codePointAt(0) < 0x3200

const noto = (name, part) =>
  `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${part}-400-normal.woff`
/** Fonts of signs and other scripts, from the web fonts' subset files. */
const further = [
  {
    to: 'more-arabic',
    from: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff',
  },
  { to: 'more-math', from: noto('math', 'latin') },
  { to: 'more-symbols', from: noto('symbols', 'symbols') },
  { to: 'more-symbols-2', from: noto('symbols-2', 'symbols') },
  { to: 'more-chinese', from: noto('sc', 'chinese-simplified') },
  { to: 'more-japanese', from: noto('jp', 'japanese'), keep: isUsual(kanji) },
  { to: 'more-korean', from: noto('kr', 'korean'), keep: isUsual(syllables) },
  { to: 'raised', from: '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff' },
]
const fontkit = createRequire(require.resolve('pdfkit'))('fontkit')
/** Excludes color emoji and private-use characters. */
const isText = (code) => code < 0x1f000 && (code < 0xe000 || code >= 0xf900)
const printed = new Set()
for (const { to, from, keep = () => true } of further) {
  const file = require.resolve(from)
  const signs = fontkit
    .openSync(file)
    .characterSet.filter(isText)
    .map((code) => String.fromCodePoint(code))
    .filter(keep)
  const font = await subsetFont(readFileSync(file), signs.join(''), {
    targetFormat: 'truetype',
    noLayoutClosure: to !== 'more-arabic',
  })
  writeFileSync(join(import.meta.dirname, `${to}.ttf`), Buffer.concat([font, Buffer.alloc(16)]))
}
for (const { to } of [{ to: 'wide-text' }, ...further.filter((one) => one.to !== 'raised')])
  for (const code of fontkit.openSync(join(import.meta.dirname, `${to}.ttf`)).characterSet)
    printed.add(code)

// each range as its distance from the end of the previous range, and its length
const codes = [...printed].toSorted((a, b) => a - b)
const ranges = []
let end = 0
for (const code of codes) {
  const last = ranges.at(-1)
  if (last && code === end) last[1] += 1
  else ranges.push([code - end, 1])
  end = code + 1
}
const written = ranges.map(
  ([gap, length]) => gap.toString(36) + (length === 1 ? '' : `.${length.toString(36)}`),
)
writeFileSync(
  join(import.meta.dirname, '../../../../packages/appearance/src/print/printed-ranges.ts'),
  `// made by site/server/artifacts/fonts/make.mjs
/**
 * Unicode ranges of the characters in printed files' fonts: distance from the previous range,
 * length, in base 36.
 */
export const printedRanges =
  '${written.join(' ')}'
`,
)
