import { cellSpans, cellText, linesOf } from './quoted-cells.ts'

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
 * and line breaks. A quote without a closing quote is part of the text.
 */
export function parseBlock(text: string, delimiter = delimiterOf(text)): Block {
  const block = linesOf(text.replace(/^\uFEFF/, ''), delimiter, Infinity).map((line) =>
    cellSpans(line.text, delimiter).map(({ from, to }) => cellText(line.text.slice(from, to))),
  )
  while (block.length > 0 && block.at(-1)?.every((last) => last.trim() === '')) block.pop()
  return block
}

const quote = (cell: string): string =>
  /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

export const formatBlock = (block: Block): string =>
  block.map((row) => row.map(quote).join('\t')).join('\r\n')
