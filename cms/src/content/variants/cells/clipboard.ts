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

/** Block of the clipboard. */
interface CopiedBlock {
  block: Block
  /** True for a cell that was copied from a closed one: it says nothing about its target. */
  isFromClosed: (line: number, index: number) => boolean
}

/** Type of the clipboard's data with the closed cells of a copied block. */
export const closedCellsType = 'application/x-vitrine-closed-cells'

/** Place of a cell of a block. */
const blockPlace = (line: number, index: number): string => `${line}:${index}`

/** Maximum lines of a copied block with closed cells. */
const maxClosedLines = 10_000

/** Names the cells of a block without a text that cannot be written, after its number of lines. */
export function formatClosed(
  block: Block,
  isClosed: (line: number, index: number) => boolean,
): string {
  const closed = block.flatMap((cells, line) =>
    cells.flatMap((text, index) =>
      text === '' && isClosed(line, index) ? [blockPlace(line, index)] : [],
    ),
  )
  return closed.length === 0 ? '' : [block.length, ...closed].join(' ')
}

/** Block of a text and its closed cells; empty lines at the end of a copied block count. */
export function parseCopied(text: string, closedText: string): CopiedBlock {
  const [size = '', ...places] = closedText.split(' ')
  const closed = new Set(places)
  const block = parseBlock(text)
  const lines = Math.min(Number.parseInt(size, 10) || 0, maxClosedLines)
  const width = block[0]?.length ?? 1
  while (block.length < lines) block.push(Array.from({ length: width }, () => ''))
  return { block, isFromClosed: (line, index) => closed.has(blockPlace(line, index)) }
}

const quote = (cell: string): string =>
  /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

export const formatBlock = (block: Block): string =>
  block.map((row) => row.map(quote).join('\t')).join('\r\n')
