import { drawLabels } from '#server/artifacts/data-sheet/draw-labels.ts'
import type { SheetLabels } from '#server/artifacts/data-sheet/draw-labels.ts'
import { drawFeet, drawLetterhead, makePdf } from '#server/artifacts/data-sheet/frame.ts'
import type { Letterhead } from '#server/artifacts/data-sheet/frame.ts'
import { foot, innerWidth, margin } from '#server/artifacts/data-sheet/paper.ts'

/** Content of a drawing's sheet. */
export interface DrawingSheet extends Letterhead {
  lang: string
  partNumber: string
  title: string
  /** Note on the values and proportions of the drawing. */
  note: string
  /** URL of the part number's page. */
  url: string
  /** ISO 8601; also the creation date of the PDF. */
  updatedAt: string
  labels: SheetLabels
}

/** Draws the drawing of a part number over the width of a page, its values as text. */
export async function drawDrawing(
  sheet: DrawingSheet,
  pictures: readonly Uint8Array[],
): Promise<Uint8Array> {
  const { look, lang, partNumber, title, kind, company, labels } = sheet
  const made = new Date(sheet.updatedAt)
  const info = {
    Title: `${partNumber} · ${kind}`,
    Author: company,
    Subject: title,
    CreationDate: made,
    ModDate: made,
  }
  return makePdf({ look, lang, info }, (pdf) => {
    const { colors } = look
    const width = innerWidth(pdf)
    drawLetterhead(pdf, sheet)
    pdf
      .font('title')
      .fontSize(21)
      .fillColor(colors.text)
      .text(partNumber, margin, margin + 36, { width, link: sheet.url })
    pdf.font('text').fontSize(10).fillColor(colors.textSoft).text(title, { width })
    pdf.fontSize(8.5).text(sheet.note, margin, pdf.y + 4, { width })
    const top = pdf.y + 16
    const height = Math.min(
      (width * labels.height) / labels.width,
      pdf.page.height - foot - top - 10,
    )
    const [picture] = pictures
    if (picture)
      pdf.image(Buffer.from(picture), margin, top, {
        fit: [width, height],
        align: 'center',
        valign: 'center',
      })
    drawLabels(pdf, labels, { x: margin, y: top, width, height }, colors.text)
    drawFeet(pdf, sheet)
  })
}
