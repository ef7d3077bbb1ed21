/** A line of a pasted text. */
export interface NumberedLine {
  /** From 1, blank lines counted. */
  number: number
  text: string
}

/** Lines over which a quoted cell may go. */
const maxLines = 20

/** Signs that end a cell. */
export const cellSigns = '\t;|,'

const endsCell = (text: string, at: number, signs: string): boolean =>
  at >= text.length || signs.includes(text[at] ?? '')

/**
 * Place of the quote that closes a cell whose content begins at `from`, doubled ones left out; `none`:
 * the line has no other quote; undefined: a quote is within the text, so that none is a cell's.
 */
export function closingQuote(
  text: string,
  from: number,
  signs: string,
): number | 'none' | undefined {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at)
    if (at === -1) return 'none'
    if (text[at + 1] !== '"') return endsCell(text, at + 1, signs) ? at : undefined
  }
}

/** Whether a quoted cell begins in a line that it does not end in. */
function isOpen(line: string): boolean {
  let at = 0
  while (at < line.length) {
    if (line[at] === '"') {
      const closing = closingQuote(line, at + 1, cellSigns)
      if (closing === 'none') return true
      if (closing !== undefined) at = closing
    }
    while (at < line.length && !cellSigns.includes(line[at] ?? '')) at += 1
    at += 1
  }
  return false
}

/** Whether a line ends the cell that an earlier one began: its first quote closes a text. */
const closes = (line: string): boolean => {
  const closing = closingQuote(line, 0, cellSigns)
  return (
    typeof closing === 'number' && closing > 0 && !cellSigns.includes(line[closing - 1] ?? '\t')
  )
}

/** Lines of a text, those of a quoted cell (`"long\nname"`) joined. */
export function linesOf(text: string): NumberedLine[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  const found: NumberedLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const number = at + 1
    let line = lines[at] ?? ''
    const further = isOpen(line)
      ? lines.slice(at + 1, at + maxLines).findIndex((each) => each.includes('"'))
      : -1
    if (further >= 0 && closes(lines[at + 1 + further] ?? '')) {
      line = lines.slice(at, at + 2 + further).join(' ')
      at += further + 1
    }
    found.push({ number, text: line })
  }
  return found
}

/**
 * A line without the quotes of its cells and words, of the same length; the sign of inches stays (`5/8"`).
 */
export function withoutQuotes(line: string): string {
  const signs = line.split('')
  let at = 0
  while (at < line.length) {
    const closing = line[at] === '"' ? closingQuote(line, at + 1, cellSigns) : undefined
    if (typeof closing === 'number') {
      signs[at] = ' '
      signs[closing] = ' '
      for (let inner = at + 1; inner < closing; inner += 1)
        if (line[inner] === '"' && line[inner + 1] === '"') signs[++inner] = ' '
      at = closing
    }
    while (at < line.length && !cellSigns.includes(line[at] ?? '')) at += 1
    at += 1
  }
  return signs
    .join('')
    .replace(/(?<!\d)"|(?<=^|[\t;|,])'|'(?=$|[\t;|,])|\.{2,}|\u2026/g, (found) =>
      ' '.repeat(found.length),
    )
}
