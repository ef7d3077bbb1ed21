import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Part of a line in one font. */
export interface TextRun<Font> {
  /** In logical order if its font reorders right-to-left text, else in visual order. */
  text: string
  font: Font
}

/** Letters of right-to-left scripts. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Direction of a text, given by its first letter. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'

/** Runs of a line by font and direction, in visual order from left to right (UAX 9). */
export function textRuns<Font>(
  signs: readonly { sign: string; font: Font }[],
  direction: 'ltr' | 'rtl',
): TextRun<Font>[] {
  const line = signs.map(({ sign }) => sign).join('')
  // a text without right-to-left letters needs no reordering
  const levels =
    direction === 'rtl' || rightToLeft.test(line)
      ? bidi.getEmbeddingLevels(line, direction).levels
      : undefined
  const logical: (TextRun<Font> & { level: number })[] = []
  let at = 0
  for (const { sign, font } of signs) {
    const level = levels?.[at] ?? 0
    at += sign.length
    const last = logical.at(-1)
    if (last?.font === font && last.level === level) last.text += sign
    else logical.push({ text: sign, font, level })
  }
  return inVisualOrder(logical).map(({ text, font, level }) => ({
    font,
    // fonts reorder right-to-left letters, but not the digits and signs between them
    text: level % 2 === 1 && !rightToLeft.test(text) ? mirrored(text) : text,
  }))
}

/** Reverses the runs of each level and above, from the highest level down (UAX 9, L2). */
function inVisualOrder<Piece extends { level: number }>(logical: readonly Piece[]): Piece[] {
  const visual = [...logical]
  const highest = Math.max(0, ...visual.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < visual.length; from += 1) {
      let to = from
      while ((visual[to]?.level ?? -1) >= level) to += 1
      visual.splice(from, to - from, ...visual.slice(from, to).toReversed())
      from = to
    }
  return visual
}

const mirrored = (text: string): string =>
  [...text]
    .toReversed()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('')
