import type { PrintedLook } from './printed-look.ts'
import type { SheetDocument } from './sheet-document.ts'

export type Pdf = SheetDocument

/** Margin and footer height of an A4 page, pt (1/72 inch). */
export const margin = 42
export const foot = 58

/** Page format. */
export const paper = {
  size: 'A4',
  margins: { top: margin, right: margin, bottom: foot, left: margin },
} as const

export const innerWidth = (pdf: Pdf): number => pdf.page.width - 2 * margin

export function hairline(
  pdf: Pdf,
  y: number,
  colors: PrintedLook['colors'],
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
 * Adds a page of the same orientation if less than `height` pt are left; returns true if it did.
 */
export function pageFor(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - foot) return false
  pdf.addPage({ ...paper, layout: pdf.page.width > pdf.page.height ? 'landscape' : 'portrait' })
  pdf.y = margin
  return true
}
