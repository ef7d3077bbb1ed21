import { drawCode, drawFeet, drawLetterhead, makePdf } from '#server/artifacts/data-sheet/frame.ts'
import { hairline, innerWidth, margin, pageFor } from '#server/artifacts/data-sheet/paper.ts'
import type { Pdf } from '#server/artifacts/data-sheet/paper.ts'
import type { Cut } from '#server/artifacts/data-sheet/sheet-document.ts'
import type { ListSheet, ListSheetRow } from './list-sheet.ts'

/**
 * Size of the QR code, pt, and the maximum URL length that fits it with modules of 0.4 mm, bytes.
 */
const codeSizePt = 84
const codeBytes = 420

const pictureWidthPt = 48
const pictureHeightPt = 36
/** Padding above and below the text of a row, pt. */
const paddingPt = 7
const gapPt = 14

/** Left edges and widths of the columns, pt. */
function columnsOf(pdf: Pdf) {
  const widths = { picture: pictureWidthPt, code: 108, what: 0, quantity: 66, packs: 66 }
  widths.what =
    innerWidth(pdf) - 4 * gapPt - Object.values(widths).reduce((sum, width) => sum + width)
  let x = margin
  const at = (width: number) => {
    const left = x
    x += width + gapPt
    return { x: left, width }
  }
  return {
    picture: at(widths.picture),
    code: at(widths.code),
    what: at(widths.what),
    quantity: at(widths.quantity),
    packs: at(widths.packs),
  }
}
type Columns = ReturnType<typeof columnsOf>

/**
 * Draws a parts list: one row per part number, or per line without one, with its picture; rows are
 * not split across pages.
 */
export async function drawList(
  sheet: ListSheet,
  pictures: readonly Uint8Array[],
): Promise<Uint8Array> {
  const { look, lang, title, company } = sheet
  const made = new Date(`${sheet.day}T12:00:00Z`)
  const info = { Title: title, Author: company, CreationDate: made, ModDate: made }
  return makePdf({ look, lang, info }, (pdf) => {
    drawLetterhead(pdf, sheet)
    drawTitle(pdf, sheet)
    // pdfkit embeds a picture once per source, so rows of one product share it
    const addresses = pictures.map(
      (picture) => `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`,
    )
    const columns = columnsOf(pdf)
    drawHead(pdf, sheet, columns)
    for (const row of sheet.rows) {
      const texts = textsOf(row, sheet, columns)
      const height = heightOf(pdf, texts, row)
      if (pageFor(pdf, height)) drawHead(pdf, sheet, columns)
      const top = pdf.y
      const picture = row.picture === undefined ? undefined : addresses[row.picture]
      if (picture)
        pdf.image(picture, columns.picture.x, top + (height - pictureHeightPt) / 2, {
          fit: [pictureWidthPt, pictureHeightPt],
          align: 'center',
          valign: 'center',
        })
      for (const cell of texts) drawCell(pdf, cell, top + paddingPt)
      pdf.y = top + height
      hairline(pdf, pdf.y, look.colors, { faint: true })
    }
    drawFeet(pdf, sheet)
  })
}

/** Draws title and number of lines at the left, the link to the list at the right. */
function drawTitle(pdf: Pdf, sheet: ListSheet): void {
  const { colors } = sheet.look
  const top = margin + 34
  const coded = Buffer.byteLength(sheet.url) <= codeBytes
  const width = innerWidth(pdf) - (coded ? codeSizePt + 24 : 0)
  pdf
    .font('title')
    .fontSize(21)
    .fillColor(colors.text)
    .text(sheet.title, margin, top, { width, lineGap: -1 })
  pdf
    .font('label')
    .fontSize(9)
    .fillColor(colors.textSoft)
    .text(sheet.count, margin, pdf.y + 6, { width })
  pdf
    .fontSize(8)
    .fillColor(colors.accentText)
    .text(sheet.place, margin, pdf.y + 8, { width, link: sheet.url, underline: true })
  if (coded)
    drawCode(pdf, sheet.url, {
      x: margin + innerWidth(pdf) - codeSizePt,
      y: top - 4,
      sizePt: codeSizePt,
      color: colors.text,
      ecc: 'low',
    })
  pdf.y = Math.max(pdf.y, coded ? top + codeSizePt : 0) + 12
}

function drawHead(pdf: Pdf, { head, look }: ListSheet, columns: Columns): void {
  const y = pdf.y
  for (const name of ['code', 'what', 'quantity', 'packs'] as const)
    pdf
      .font('text')
      .fontSize(8)
      .fillColor(look.colors.textSoft)
      .text(head[name], columns[name].x, y, {
        width: columns[name].width + 1,
        align: name === 'quantity' ? 'right' : 'left',
        lineBreak: false,
      })
  pdf.y = y + 13
  hairline(pdf, pdf.y, look.colors)
}

/** Texts of a cell, one below the other. */
interface Cell {
  x: number
  width: number
  align: 'left' | 'right'
  lines: { text: string; font: Cut; size: number; color: string; link?: string | undefined }[]
}

function textsOf(row: ListSheetRow, { look }: ListSheet, columns: Columns): Cell[] {
  const { colors } = look
  const label = (text: string, color: string, size = 8.5) => ({
    text,
    font: 'label' as const,
    size,
    color,
  })
  return [
    {
      ...columns.code,
      align: 'left',
      lines: [{ ...label(row.code, row.open ? colors.textFaint : colors.text, 9), link: row.link }],
    },
    {
      ...columns.what,
      align: 'left',
      lines: [
        { text: row.title, font: 'text' as const, size: 9, color: colors.text },
        label(row.values, colors.textSoft, 7.5),
        ...row.notes.map((note) => ({
          text: note,
          font: 'text' as const,
          size: 8,
          color: row.open ? colors.accentText : colors.textSoft,
        })),
      ].filter(({ text }) => text !== ''),
    },
    {
      ...columns.quantity,
      align: 'right',
      lines: [
        row.stated ? label(row.quantity, colors.text) : label(row.quantity, colors.textFaint, 7.5),
      ],
    },
    { ...columns.packs, align: 'left', lines: [label(row.packs, colors.textSoft)] },
  ]
}

/** Height of a row, pt: that of its picture or its tallest cell. */
function heightOf(pdf: Pdf, cells: readonly Cell[], { picture }: ListSheetRow): number {
  const texts = cells.map(({ lines, width }) =>
    lines.reduce(
      (sum, { text, font, size }) =>
        sum + pdf.font(font).fontSize(size).heightOfString(text, { width, lineGap: 1 }),
      0,
    ),
  )
  const content = Math.max(...texts, picture === undefined ? 0 : pictureHeightPt - 4)
  return content + 2 * paddingPt
}

function drawCell(pdf: Pdf, { x, width, align, lines }: Cell, top: number): void {
  pdf.y = top
  for (const { text, font, size, color, link } of lines)
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, pdf.y, { width, align, lineGap: 1, ...(link ? { link } : {}) })
}
