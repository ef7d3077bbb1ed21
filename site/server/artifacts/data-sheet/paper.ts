import type PdfDocument from 'pdfkit'
import { colors } from '#shared/page/tokens.ts'

export type Pdf = InstanceType<typeof PdfDocument>

/** Points (1/72 inch), A4: margins, and the foot below the text. */
export const margin = 42
export const foot = 58

/** The sheet's paper. */
export const paper = {
  size: 'A4',
  margins: { top: margin, right: margin, bottom: foot, left: margin },
} as const

export const innerWidth = (pdf: Pdf): number => pdf.page.width - 2 * margin

export function hairline(
  pdf: Pdf,
  y: number,
  { from = margin, to = pdf.page.width - margin, faint = false } = {},
): void {
  pdf
    .moveTo(from, y)
    .lineTo(to, y)
    .lineWidth(faint ? 0.3 : 0.5)
    .strokeColor(faint ? colors.textFaint : colors.text)
    .stroke()
}

/**
 * Begins another page where less than `height` points are left, lying as this one does; tells
 * whether it did.
 */
export function pageFor(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - foot) return false
  pdf.addPage({ ...paper, layout: pdf.page.width > pdf.page.height ? 'landscape' : 'portrait' })
  pdf.y = margin
  return true
}

/** Signs of the trade that the text's cut does not have, and the labels' does. */
const signs = /[≤≥ΩΔ→]/

/** The cut in which a text can be written whole. */
export function cutFor(text: string, cut: 'text' | 'title'): 'text' | 'title' | 'label' {
  return signs.test(text) ? 'label' : cut
}
