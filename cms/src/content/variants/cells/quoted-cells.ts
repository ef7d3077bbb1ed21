/** Line of a pasted text. */
export interface NumberedLine {
  /** Line number from 1, including blank lines. */
  number: number
  /** Text, including the line breaks within its cells. */
  text: string
}

/** Span of a cell within its line. */
interface CellSpan {
  from: number
  to: number
}

/** Maximum lines of a quoted cell in a free text. */
const maxLines = 20

const endsCell = (text: string, at: number, signs: string): boolean =>
  at >= text.length || signs.includes(text[at] ?? '')

/**
 * Index of the quote that closes a cell whose content begins at `from`; doubled quotes are skipped.
 * `none`: the line has no further quote; undefined: the next quote is followed by text, so the cell
 * is not quoted.
 */
function closingQuote(text: string, from: number, signs: string): number | 'none' | undefined {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at)
    if (at === -1) return 'none'
    if (text[at + 1] !== '"') return endsCell(text, at + 1, signs) ? at : undefined
  }
}

/**
 * Indices of a cell's quotes; undefined for a cell without quotes. Blanks may precede the first
 * one.
 */
export function quotesOf(
  line: string,
  from: number,
  signs: string,
): { opening: number; closing: number } | undefined {
  let opening = from
  while (line[opening] === ' ') opening += 1
  const closing = line[opening] === '"' ? closingQuote(line, opening + 1, signs) : undefined
  return typeof closing === 'number' ? { opening, closing } : undefined
}

/** Cells of a line between delimiters; the content of quoted cells is their text. */
export function cellSpans(line: string, signs: string, afterQuotes = signs): CellSpan[] {
  const found: CellSpan[] = []
  let from = 0
  while (from <= line.length) {
    const quotes = quotesOf(line, from, afterQuotes)
    let to = quotes === undefined ? from : quotes.closing + 1
    while (to < line.length && !signs.includes(line[to] ?? '')) to += 1
    found.push({ from, to })
    from = to + 1
  }
  return found
}

/** Text of a cell without its quotes. */
export function cellText(cell: string): string {
  const quotes = quotesOf(cell, 0, '')
  return quotes === undefined
    ? cell
    : cell.slice(quotes.opening + 1, quotes.closing).replaceAll('""', '"')
}

/** True if a line begins a quoted cell that it does not close. */
function isOpen(line: string, signs: string): boolean {
  let at = 0
  while (at < line.length) {
    if (line[at] === '"') {
      const closing = closingQuote(line, at + 1, signs)
      if (closing === 'none') return true
      if (closing !== undefined) at = closing
    }
    while (at < line.length && !signs.includes(line[at] ?? '')) at += 1
    at += 1
  }
  return false
}

/**
 * Line that closes the quoted cell opened in the line before `from`: the first one with a single
 * quote after text.
 */
function closingLine(lines: readonly string[], from: number, to: number, signs: string) {
  for (let at = from; at < Math.min(to, lines.length); at += 1) {
    const line = lines[at] ?? ''
    const closing = closingQuote(line, 0, signs)
    if (closing === 'none') continue
    // a quote after a delimiter opens a cell
    const isText = closing === 0 || !signs.includes(line[(closing ?? 0) - 1] ?? '')
    return closing !== undefined && isText ? at : undefined
  }
  return undefined
}

/**
 * Lines of a text; the lines of a quoted cell (`"long\nname"`) are one line. A quote without a
 * closing quote is part of the text.
 */
export function linesOf(text: string, signs: string, maxLinesOfCell = maxLines): NumberedLine[] {
  const lines = text.split(/\r\n|[\n\r]/)
  const found: NumberedLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const last = isOpen(lines[at] ?? '', signs)
      ? closingLine(lines, at + 1, at + maxLinesOfCell, signs)
      : undefined
    found.push({ number: at + 1, text: lines.slice(at, (last ?? at) + 1).join('\n') })
    at = last ?? at
  }
  return found
}
