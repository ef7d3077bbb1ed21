import { hairline, innerWidth, margin, pageFor, paper } from './paper.ts'
import type { Pdf } from './paper.ts'
import type { PrintedLook } from './printed-look.ts'
import type { Sheet } from './sheet.ts'

/** Preferred and minimum font size of the table, pt; smaller text is not legible. */
const maxFontPt = 8
const minFontPt = 5.5
const gapPt = 9

/** True if the table is too wide for a portrait page. */
export function isLandscape(pdf: Pdf, { head, rows }: Sheet['table']): boolean {
  return rows.length > 0 && !fitColumns(naturalWidths(pdf, head, rows), innerWidth(pdf)).whole
}

/**
 * Draws the table of part numbers; on landscape pages if it is too wide, its header row repeated on
 * each page.
 */
export function drawTable(
  pdf: Pdf,
  { caption, head, rows }: Sheet['table'],
  colors: PrintedLook['colors'],
): void {
  if (rows.length === 0) return
  if (isLandscape(pdf, { caption, head, rows })) pdf.addPage({ ...paper, layout: 'landscape' })
  else pageFor(pdf, 110)
  const { size, widths } = fitColumns(naturalWidths(pdf, head, rows), innerWidth(pdf))
  const line = size + 6

  const drawHead = (): void => {
    const under = head.some((column) => column.under !== '')
    // labels of one and two lines share a baseline
    const heightOf = (label: string, index: number): number =>
      pdf
        .font('text')
        .fontSize(size - 0.5)
        .heightOfString(label, { width: (widths[index] ?? 0) - gapPt + 1 })
    const base = pdf.y + Math.max(...head.map((column, index) => heightOf(column.label, index)))
    let x = margin
    head.forEach((column, index) => {
      const width = (widths[index] ?? 0) - gapPt
      const align = column.numeric ? 'right' : 'left'
      const top = base - heightOf(column.label, index)
      pdf
        .font('text')
        .fontSize(size - 0.5)
        .fillColor(colors.textSoft)
        .text(column.label, x, top, { width: width + 1, align })
      if (column.under !== '')
        pdf
          .font('label')
          .fillColor(colors.textFaint)
          .text(column.under, x, base + 1, { width, align, lineBreak: false })
      x += width + gapPt
    })
    pdf.y = base + (under ? size + 4 : 3)
    hairline(pdf, pdf.y, colors)
    pdf.y += 3
  }

  pdf.font('title').fontSize(12).fillColor(colors.text).text(caption, margin, pdf.y)
  pdf.y += 8
  drawHead()
  for (const row of rows) {
    if (pageFor(pdf, line)) drawHead()
    const y = pdf.y
    let x = margin
    row.forEach((cell, index) => {
      const width = (widths[index] ?? 0) - gapPt
      pdf
        .font('label')
        .fontSize(size)
        .fillColor(index === 0 ? colors.text : colors.textSoft)
        .text(cell, x, y, {
          width: width + 2,
          height: line,
          align: head[index]?.numeric === true ? 'right' : 'left',
          lineBreak: false,
          ellipsis: true,
        })
      x += width + gapPt
    })
    pdf.y = y + line
    hairline(pdf, pdf.y - 3.5, colors, {
      to: margin + widths.reduce((sum, width) => sum + width, 0) - gapPt,
      faint: true,
    })
  }
}

/**
 * Computes font size and column widths (gaps included) from the widths at the maximum font size;
 * the gaps do not shrink. `whole`: true if no text is truncated. A table narrower than the page is
 * widened by a quarter at most.
 */
export function fitColumns(
  natural: readonly number[],
  room: number,
): { size: number; widths: number[]; whole: boolean } {
  const text = natural.reduce((sum, width) => sum + width, 0)
  const free = room - natural.length * gapPt
  const size = Math.max(minFontPt, Math.min(maxFontPt, (maxFontPt * free) / text))
  const needed = (text * size) / maxFontPt
  const spread = Math.max(1, Math.min(1.25, free / needed))
  return {
    size,
    widths: natural.map((width) => ((width * size) / maxFontPt) * spread + gapPt),
    whole: needed <= free + 0.01,
  }
}

/**
 * Width of each column at the maximum font size: its longest value or unit, the longest word of its
 * label, or half of the label (at most 60 pt), which may wrap.
 */
function naturalWidths(
  pdf: Pdf,
  head: Sheet['table']['head'],
  rows: Sheet['table']['rows'],
): number[] {
  return head.map((column, index) => {
    pdf.font('label').fontSize(maxFontPt)
    const cells = Math.max(
      ...rows.map((row) => pdf.widthOfString(row[index] ?? '')),
      pdf.widthOfString(column.under),
    )
    pdf.font('text').fontSize(maxFontPt - 0.5)
    const word = Math.max(...column.label.split(/\s+/).map((part) => pdf.widthOfString(part)))
    return Math.max(cells, word, Math.min(pdf.widthOfString(column.label) / 2, 60))
  })
}
