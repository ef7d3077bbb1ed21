import encode from 'qr'
import { foot, hairline, innerWidth, margin, paper } from './paper.ts'
import type { Pdf } from './paper.ts'
import type { PrintedLook } from './printed-look.ts'
import { SheetDocument } from './sheet-document.ts'

/** Header and footer of each page of a printed file. */
export interface Letterhead {
  look: PrintedLook
  company: string
  /** Company address and telephone, one line. */
  contact: string
  /** Kind of the file, and its date. */
  kind: string
  date: string
  /** Page number of the footer, with the placeholders `{page}` and `{pages}`. */
  folio: string
}

/**
 * Creates a PDF with the fonts of the look. `info`: properties of the file; with a fixed creation
 * date, equal data produce equal bytes.
 */
export async function makePdf(
  { look, lang, info }: { look: PrintedLook; lang: string; info: Record<string, string | Date> },
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array> {
  const pdf = new SheetDocument(look.type, {
    ...paper,
    bufferPages: true,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info,
  })
  const parts: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part))
    pdf.on('end', () => resolve())
    pdf.on('error', reject)
  })
  draw(pdf)
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

/** Height of the logo, pt, and its gap to the name. */
const logoHeightPt = 18
const maxLogoWidthPt = 150
const logoGapPt = 7
/** Minimum gap between the company's name and the text at the right, pt. */
const nameGapPt = 16

/** Draws logo and name at the left, kind and date at the right, above a line. */
export function drawLetterhead(pdf: Pdf, { look, company, kind, date }: Letterhead): void {
  const { colors, logo } = look
  if (logo)
    pdf.image(Buffer.from(logo.png), margin, margin - 4, {
      fit: [maxLogoWidthPt, logoHeightPt],
      valign: 'center',
    })
  const indent = logo ? Math.min(logoHeightPt * logo.ratio, maxLogoWidthPt) + logoGapPt : 0
  const about = `${kind} · ${date}`
  pdf.font('label').fontSize(8)
  const room = innerWidth(pdf) - indent - pdf.widthOfString(about) - nameGapPt
  pdf
    .fillColor(colors.textFaint)
    .text(about, margin, margin + 3, { width: innerWidth(pdf), align: 'right', lineBreak: false })
  pdf.font('title').fontSize(11)
  pdf
    .fontSize(11 * Math.max(0.6, Math.min(1, room / pdf.widthOfString(company))))
    .fillColor(colors.text)
    .text(company, margin + indent, margin, { width: room, height: 18, ellipsis: true })
  hairline(pdf, margin + 20, colors)
}

/** Draws a URL as a vector QR code. */
export function drawCode(
  pdf: Pdf,
  text: string,
  place: { x: number; y: number; sizePt: number; color: string; ecc?: 'low' | 'medium' },
): void {
  const modules = encode(text, 'raw', { ecc: place.ecc ?? 'medium', border: 1 })
  const size = place.sizePt / modules.length
  modules.forEach((row, line) =>
    row.forEach((dark, column) => {
      if (dark) pdf.rect(place.x + column * size, place.y + line * size, size, size)
    }),
  )
  pdf.fillColor(place.color).fill()
}

/** Draws the footer of each page: company, contact, page number. */
export function drawFeet(pdf: Pdf, letterhead: Letterhead): void {
  const { colors } = letterhead.look
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    // without this, pdfkit would add a page for text below the bottom margin
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - foot + 18
    hairline(pdf, y - 8, colors, { faint: true })
    const folio = letterhead.folio
      .replace('{page}', String(index + 1))
      .replace('{pages}', String(count))
    pdf
      .font('label')
      .fontSize(7)
      .fillColor(colors.textFaint)
      .text([letterhead.company, letterhead.contact].filter(Boolean).join(' · '), margin, y, {
        width: innerWidth(pdf) - 70,
        height: 20,
        ellipsis: true,
      })
      .text(folio, margin, y, { width: innerWidth(pdf), align: 'right', lineBreak: false })
  }
}
