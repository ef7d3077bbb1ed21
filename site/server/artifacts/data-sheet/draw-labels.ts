import type { DrawingLabel } from '@vitrine/contract/shapes/types'
import type { Pdf } from './paper.ts'

/**
 * Labels of a drawing with the values of a part number; `width` and `height`: size of the drawing
 * in the units of the labels' coordinates.
 */
export interface SheetLabels {
  width: number
  height: number
  labels: DrawingLabel[]
}

/** Writes the labels over the drawing, which is centered in a box (pt). */
export function drawLabels(
  pdf: Pdf,
  { width, height, labels }: SheetLabels,
  box: { x: number; y: number; width: number; height: number },
  color: string,
): void {
  const scale = Math.min(box.width / width, box.height / height)
  const left = box.x + (box.width - width * scale) / 2
  const top = box.y + (box.height - height * scale) / 2
  for (const { text, x, y, size, anchor, turned } of labels) {
    pdf.save()
    pdf.translate(left + x * scale, top + y * scale)
    if (turned) pdf.rotate(-90)
    pdf
      .font('label')
      .fontSize(size * scale)
      .fillColor(color)
    const wide = pdf.widthOfString(text)
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * wide
    pdf.text(text, -shift, 0, { lineBreak: false, baseline: 'alphabetic' })
    pdf.restore()
  }
}
