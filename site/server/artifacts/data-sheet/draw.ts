import { drawLabels } from './draw-labels.ts'
import { drawCharts } from './draw-charts.ts'
import { drawTable, isLandscape } from './draw-table.ts'
import { drawCode, drawFeet, drawLetterhead, makePdf } from './frame.ts'
import { foot, hairline, innerWidth, margin, pageFor } from './paper.ts'
import type { Pdf } from './paper.ts'
import type { Sheet } from './sheet.ts'

/** Draws a data sheet in the style of its page. */
export async function drawSheet(
  sheet: Sheet,
  pictures: readonly Uint8Array[],
): Promise<Uint8Array> {
  const made = new Date(sheet.updatedAt)
  const { title, kind, company, family, look, lang } = sheet
  const info = {
    Title: `${title} · ${kind}`,
    Author: company,
    Subject: family,
    CreationDate: made,
    ModDate: made,
  }
  return makePdf({ look, lang, info }, (pdf) => {
    drawLetterhead(pdf, sheet)
    drawTitle(pdf, sheet)
    drawOverview(pdf, sheet, pictures)
    drawTable(pdf, sheet.table, sheet.look.colors)
    drawCharts(pdf, sheet)
    drawNotes(pdf, sheet)
    drawFeet(pdf, sheet)
  })
}

function drawTitle(pdf: Pdf, sheet: Sheet): void {
  const { colors } = sheet.look
  pdf
    .font('label')
    .fontSize(8)
    .fillColor(colors.accentText)
    .text(sheet.family, margin, margin + 36, { width: innerWidth(pdf) })
  pdf
    .font('title')
    .fontSize(21)
    .fillColor(colors.text)
    .text(sheet.title, margin, pdf.y + 5, { width: innerWidth(pdf), lineGap: -1 })
  pdf
    .font('text')
    .fontSize(10)
    .fillColor(colors.textSoft)
    .text(sheet.description, margin, pdf.y + 6, { width: innerWidth(pdf) * 0.78, lineGap: 2 })
  pdf.y += 16
}

/** Side of the QR code, pt. */
const codeSizePt = 62
/** Maximum height of a picture beside the facts, pt. */
const pictureHeightPt = 168
/** Maximum height of a second picture that is drawn in the rest of the page, pt. */
const wholeHeightPt = 340

/** Draws picture and drawing at the left, facts and link to the page at the right. */
function drawOverview(pdf: Pdf, sheet: Sheet, pictures: readonly Uint8Array[]): void {
  const { colors } = sheet.look
  const top = pdf.y
  const half = (innerWidth(pdf) - 24) / 2
  const right = margin + half + 24
  // if the table begins on a landscape page, this page has space for a large drawing
  const wide = pictures.length > 1 && isLandscape(pdf, sheet.table)
  const beside = wide ? pictures.slice(0, 1) : pictures
  beside.forEach((picture, index) =>
    pdf.image(Buffer.from(picture), margin, top + index * (pictureHeightPt + 10), {
      fit: [half, pictureHeightPt],
      align: 'center',
      valign: 'center',
    }),
  )
  if (sheet.labels && !wide && beside.length > 0)
    drawLabels(
      pdf,
      sheet.labels,
      {
        x: margin,
        y: top + (beside.length - 1) * (pictureHeightPt + 10),
        width: half,
        height: pictureHeightPt,
      },
      colors.text,
    )
  let y = top
  const label = half * 0.4
  for (const fact of sheet.facts) {
    hairline(pdf, y, colors, { from: right, to: right + half, faint: true })
    pdf
      .font('text')
      .fontSize(8.5)
      .fillColor(colors.textSoft)
      .text(fact.label, right, y + 6, { width: label - 8 })
    const afterLabel = pdf.y
    pdf
      .font('label')
      .fontSize(8.5)
      .fillColor(colors.text)
      .text(fact.value, right + label, y + 6, { width: half - label })
    y = Math.max(pdf.y, afterLabel) + 6
  }
  hairline(pdf, y, colors, { from: right, to: right + half, faint: true })
  y += 14
  drawCode(pdf, sheet.url, { x: right, y, sizePt: codeSizePt, color: colors.text })
  pdf
    .font('label')
    .fontSize(7)
    .fillColor(colors.textFaint)
    .text(sheet.place, right + codeSizePt + 12, y, {
      width: half - codeSizePt - 12,
      link: sheet.url,
      lineGap: 2,
    })
  const bottom = Math.max(y + codeSizePt, top + beside.length * (pictureHeightPt + 10))
  const [, second] = wide ? pictures : []
  const height = Math.min(wholeHeightPt, pdf.page.height - foot - bottom - 20)
  if (second)
    pdf.image(Buffer.from(second), margin, bottom + 10, {
      fit: [innerWidth(pdf), height],
      align: 'center',
      valign: 'center',
    })
  if (second && sheet.labels)
    drawLabels(
      pdf,
      sheet.labels,
      { x: margin, y: bottom + 10, width: innerWidth(pdf), height },
      colors.text,
    )
  pdf.y = bottom + 18 + (second ? height : 0)
}

function drawNotes(pdf: Pdf, sheet: Sheet): void {
  const { colors } = sheet.look
  if (sheet.notes.length === 0) return
  pageFor(pdf, 90)
  if (pdf.y > margin) pdf.y += 14
  hairline(pdf, pdf.y, colors)
  pdf
    .font('title')
    .fontSize(12)
    .fillColor(colors.text)
    .text(sheet.notesTitle, margin, pdf.y + 9)
  const width = Math.min(innerWidth(pdf), 420)
  for (const { kind, text } of sheet.notes) {
    if (kind === 'heading') {
      pageFor(pdf, 50)
      pdf
        .font('title')
        .fontSize(10)
        .fillColor(colors.text)
        .text(text, margin, pdf.y + 9, { width })
    } else {
      const indent = kind === 'item' ? 12 : 0
      const height = pdf
        .font('text')
        .fontSize(9.5)
        .heightOfString(text, { width: width - indent, lineGap: 2 })
      pageFor(pdf, Math.min(height + 8, 200))
      pdf.y += 6
      if (kind === 'item')
        pdf.fillColor(colors.accent).text('–', margin, pdf.y, { lineBreak: false })
      pdf
        .fillColor(colors.textSoft)
        .text(text, margin + indent, pdf.y, { width: width - indent, lineGap: 2 })
    }
  }
}
