import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Piece of a line in one font. */
export interface TextRun<Font> {
  /** In logical order where its font sets it from right to left, else as it is drawn. */
  text: string
  font: Font
}

/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Direction of a text: that of its first letter. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'

/** Pieces of a line by font and direction, as they stand from left to right (UAX 9). */
export function textRuns<Font>(
  signs: readonly { sign: string; font: Font }[],
  direction: 'ltr' | 'rtl',
): TextRun<Font>[] {
  const line = signs.map(({ sign }) => sign).join('')
  // a text without such letters needs no reordering
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
    // a font sets letters from right to left by itself, but not what stands between them
    text: level % 2 === 1 && !rightToLeft.test(text) ? mirrored(text) : text,
  }))
}

/** From the highest level down, pieces of it and above are reversed (UAX 9, L2). */
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
