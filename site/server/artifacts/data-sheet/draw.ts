import { join } from 'node:path'
import PdfDocument from 'pdfkit'
import encode from 'qr'
import { colors } from '#shared/page/tokens.ts'
import { drawTable, isLandscape } from './draw-table.ts'
import { cutFor, foot, hairline, innerWidth, margin, pageFor, paper } from './paper.ts'
import type { Pdf } from './paper.ts'
import type { Sheet } from './sheet.ts'

const fonts = join(import.meta.dirname, '../fonts')

/** Draws a sheet: paper, hairlines and figures, as its page has them. */
export async function drawSheet(
  sheet: Sheet,
  pictures: readonly Uint8Array[],
): Promise<Uint8Array> {
  const made = new Date(sheet.updatedAt)
  const pdf = new PdfDocument({
    ...paper,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: sheet.lang,
    displayTitle: true,
    info: {
      Title: `${sheet.title} · ${sheet.kind}`,
      Author: sheet.company,
      Subject: sheet.family,
      CreationDate: made,
      ModDate: made,
    },
  })
  const parts: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part))
    pdf.on('end', () => resolve())
    pdf.on('error', reject)
  })
  for (const cut of ['title', 'text', 'label']) pdf.registerFont(cut, join(fonts, `${cut}.ttf`))
  drawHead(pdf, sheet)
  drawOverview(pdf, sheet, pictures)
  drawTable(pdf, sheet.table)
  drawNotes(pdf, sheet)
  drawFeet(pdf, sheet)
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

function drawHead(pdf: Pdf, sheet: Sheet): void {
  pdf
    .font('title')
    .fontSize(11)
    .fillColor(colors.ink)
    .text(sheet.company, margin, margin, { lineBreak: false })
  pdf
    .font('label')
    .fontSize(8)
    .fillColor(colors.inkFaint)
    .text(`${sheet.kind} · ${sheet.date}`, margin, margin + 3, {
      width: innerWidth(pdf),
      align: 'right',
      lineBreak: false,
    })
  hairline(pdf, margin + 20)
  pdf
    .font('label')
    .fontSize(8)
    .fillColor(colors.copperInk)
    .text(sheet.family, margin, margin + 36, { width: innerWidth(pdf) })
  pdf
    .font('title')
    .fontSize(21)
    .fillColor(colors.ink)
    .text(sheet.title, margin, pdf.y + 5, { width: innerWidth(pdf), lineGap: -1 })
  pdf
    .font(cutFor(sheet.description, 'text'))
    .fontSize(10)
    .fillColor(colors.inkSoft)
    .text(sheet.description, margin, pdf.y + 6, { width: innerWidth(pdf) * 0.78, lineGap: 2 })
  pdf.y += 16
}

/** Points: the square of the code, and what it and the facts stand beside. */
const codeSize = 62
const pictureHeight = 168
/** Of a second picture that has the rest of the page for itself. */
const wholeHeight = 340

/** The picture and the drawing at the left, the facts and the way to the page at the right. */
function drawOverview(pdf: Pdf, sheet: Sheet, pictures: readonly Uint8Array[]): void {
  const top = pdf.y
  const half = (innerWidth(pdf) - 24) / 2
  const right = margin + half + 24
  // where the table begins on a page that lies, this one has room for a large drawing
  const wide = pictures.length > 1 && isLandscape(pdf, sheet.table)
  const beside = wide ? pictures.slice(0, 1) : pictures
  beside.forEach((picture, index) =>
    pdf.image(Buffer.from(picture), margin, top + index * (pictureHeight + 10), {
      fit: [half, pictureHeight],
      align: 'center',
      valign: 'center',
    }),
  )
  let y = top
  const label = half * 0.4
  for (const fact of sheet.facts) {
    hairline(pdf, y, { from: right, to: right + half, faint: true })
    pdf
      .font('text')
      .fontSize(8.5)
      .fillColor(colors.inkSoft)
      .text(fact.label, right, y + 6, { width: label - 8 })
    const afterLabel = pdf.y
    pdf
      .font('label')
      .fontSize(8.5)
      .fillColor(colors.ink)
      .text(fact.value, right + label, y + 6, { width: half - label })
    y = Math.max(pdf.y, afterLabel) + 6
  }
  hairline(pdf, y, { from: right, to: right + half, faint: true })
  y += 14
  drawCode(pdf, sheet.url, right, y)
  pdf
    .font('label')
    .fontSize(7)
    .fillColor(colors.inkFaint)
    .text(sheet.place, right + codeSize + 12, y, {
      width: half - codeSize - 12,
      link: sheet.url,
      lineGap: 2,
    })
  const bottom = Math.max(y + codeSize, top + beside.length * (pictureHeight + 10))
  const [, second] = wide ? pictures : []
  const height = Math.min(wholeHeight, pdf.page.height - foot - bottom - 20)
  if (second)
    pdf.image(Buffer.from(second), margin, bottom + 10, {
      fit: [innerWidth(pdf), height],
      align: 'center',
      valign: 'center',
    })
  pdf.y = bottom + 18 + (second ? height : 0)
}

/** The page's address as a QR code, in vectors. */
function drawCode(pdf: Pdf, text: string, x: number, y: number): void {
  const modules = encode(text, 'raw', { ecc: 'medium', border: 1 })
  const size = codeSize / modules.length
  modules.forEach((row, line) =>
    row.forEach((dark, column) => {
      if (dark) pdf.rect(x + column * size, y + line * size, size, size)
    }),
  )
  pdf.fillColor(colors.ink).fill()
}

function drawNotes(pdf: Pdf, sheet: Sheet): void {
  if (sheet.notes.length === 0) return
  pageFor(pdf, 90)
  if (pdf.y > margin) pdf.y += 14
  hairline(pdf, pdf.y)
  pdf
    .font('title')
    .fontSize(12)
    .fillColor(colors.ink)
    .text(sheet.notesTitle, margin, pdf.y + 9)
  const width = Math.min(innerWidth(pdf), 420)
  for (const { kind, text } of sheet.notes) {
    if (kind === 'heading') {
      pageFor(pdf, 50)
      pdf
        .font('title')
        .fontSize(10)
        .fillColor(colors.ink)
        .text(text, margin, pdf.y + 9, { width })
    } else {
      const indent = kind === 'item' ? 12 : 0
      const height = pdf
        .font(cutFor(text, 'text'))
        .fontSize(9.5)
        .heightOfString(text, { width: width - indent, lineGap: 2 })
      pageFor(pdf, Math.min(height + 8, 200))
      pdf.y += 6
      if (kind === 'item')
        pdf.fillColor(colors.copper).text('–', margin, pdf.y, { lineBreak: false })
      pdf
        .fillColor(colors.inkSoft)
        .text(text, margin + indent, pdf.y, { width: width - indent, lineGap: 2 })
    }
  }
}

/** On every page: whose it is, how to reach them, and which page of how many. */
function drawFeet(pdf: Pdf, sheet: Sheet): void {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    // the foot stands below the text's own margin
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - foot + 18
    hairline(pdf, y - 8, { faint: true })
    const folio = sheet.folio.replace('{page}', String(index + 1)).replace('{pages}', String(count))
    pdf
      .font('label')
      .fontSize(7)
      .fillColor(colors.inkFaint)
      .text([sheet.company, sheet.contact].filter(Boolean).join(' · '), margin, y, {
        width: innerWidth(pdf) - 70,
        height: 20,
        ellipsis: true,
      })
      .text(folio, margin, y, { width: innerWidth(pdf), align: 'right', lineBreak: false })
  }
}
