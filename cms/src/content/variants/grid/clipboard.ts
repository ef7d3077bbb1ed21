/** Rows of cells, as copied from a spreadsheet. */
export type Block = string[][]

function delimiterOf(text: string): string {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimEnd()
    .split(/\r\n|\r|\n/)
  if (text.includes('\t')) return '\t'
  if (lines.every((line) => line.includes(';'))) return ';'
  // a comma is usually a decimal mark: it delimits columns only when every line has several
  const commas = lines.map((line) => line.split(',').length - 1)
  return (commas[0] ?? 0) >= 2 && commas.every((count) => count === commas[0]) ? ',' : '\t'
}

/**
 * Parses TSV (Excel, LibreOffice, Sheets) or CSV; quoted cells may contain the delimiter, quotes
 * and line breaks. A quote that is never closed is a sign of its text.
 */
export function parseBlock(text: string, delimiter = delimiterOf(text)): Block {
  const quoted = parseCells(text, delimiter, text.length)
  const read = typeof quoted === 'number' ? parseCells(text, delimiter, quoted) : quoted
  return typeof read === 'number' ? [] : read
}

/** Cells of a text whose quotes count up to a place; the place of the quote that is left open. */
function parseCells(text: string, delimiter: string, quotesEnd: number): Block | number {
  const start = text.startsWith('\uFEFF') ? 1 : 0
  const block: Block = [[]]
  let cell = ''
  let opened = -1
  const endCell = (): void => {
    block.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (opened >= 0) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') cell += text[(at += 1)] ?? ''
      else opened = -1
    } else if (character === '"' && cell === '' && at < quotesEnd) opened = at
    else if (character === delimiter) endCell()
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1
      endCell()
      block.push([])
    } else cell += character
  }
  if (opened >= 0) return opened
  endCell()
  while (block.length > 0 && block.at(-1)?.every((last) => last.trim() === '')) block.pop()
  return block
}

const quote = (cell: string): string =>
  /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

export const formatBlock = (block: Block): string =>
  block.map((row) => row.map(quote).join('\t')).join('\r\n')
