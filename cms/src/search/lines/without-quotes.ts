import { cellSpans, quotesOf } from '#src/content/variants/cells/quoted-cells.ts'

/** Characters that end a cell. */
export const cellSigns = '\t;|,'

/**
 * Line with spaces in place of the quotes of its cells and words; the inch mark is kept (`5/8"`).
 */
export function withoutQuotes(line: string): string {
  const signs = line.split('')
  for (const { from } of cellSpans(line, cellSigns)) {
    const quotes = quotesOf(line, from, cellSigns)
    if (quotes === undefined) continue
    const { opening, closing } = quotes
    signs[opening] = ' '
    signs[closing] = ' '
    for (let at = opening + 1; at < closing; at += 1)
      if (line[at] === '"' && line[at + 1] === '"') signs[++at] = ' '
  }
  return signs
    .join('')
    .replace(/(?<!\d)"|(?<=^|[\t;|,])'|'(?=$|[\t;|,])|\.{2,}|\u2026/g, (found) =>
      ' '.repeat(found.length),
    )
}
