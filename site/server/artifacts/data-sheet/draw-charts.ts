import { formatNumber } from '@vitrine/configuration/format'
import { chartSize, dashes, markShape } from '#shared/product/curve-chart.ts'
import { innerWidth, margin, pageFor } from './paper.ts'
import type { Pdf } from './paper.ts'
import type { Sheet } from './sheet.ts'

/** Gap between two charts of a row, and heights of title and legend line, pt. */
const gapPt = 20
const titlePt = 16
const legendPt = 12

/** Draws the curves, two charts per row. */
export function drawCharts(pdf: Pdf, sheet: Sheet): void {
  if (sheet.charts.length === 0) return
  const width = Math.min((innerWidth(pdf) - gapPt) / 2, 360)
  const scale = width / chartSize.width
  for (let at = 0; at < sheet.charts.length; at += 2) {
    const pair = sheet.charts.slice(at, at + 2)
    const legend = Math.max(...pair.map(({ series }) => Math.ceil(series.length / 3))) * legendPt
    const height = titlePt + legend + chartSize.height * scale + 14
    pageFor(pdf, height + (at === 0 ? 26 : 0))
    if (at === 0) {
      if (pdf.y > margin) pdf.y += 12
      pdf
        .font('title')
        .fontSize(12)
        .fillColor(sheet.look.colors.text)
        .text(sheet.curvesTitle, margin, pdf.y)
      pdf.y += 6
    }
    const top = pdf.y
    pair.forEach((chart, index) =>
      drawChart(pdf, sheet, { chart, x: margin + index * (width + gapPt), y: top, scale, legend }),
    )
    pdf.y = top + height
  }
}

interface Place {
  chart: Sheet['charts'][number]
  x: number
  y: number
  scale: number
  legend: number
}

function drawChart(
  pdf: Pdf,
  { look: { colors }, locale }: Sheet,
  { chart, x, y, scale, legend }: Place,
): void {
  const strokes = [colors.accent, colors.text, colors.textSoft]
  const colorOf = (style: number) => strokes[style % strokes.length] ?? colors.text
  const width = chartSize.width * scale
  pdf
    .font('title')
    .fontSize(9)
    .fillColor(colors.text)
    .text(chart.title, x, y, { width, lineBreak: false })
  chart.series.forEach(({ name, style }, index) => {
    const [lx, ly] = [x + ((index % 3) * width) / 3, y + titlePt + Math.floor(index / 3) * legendPt]
    dashed(pdf, style)
      .moveTo(lx, ly + 3)
      .lineTo(lx + 18, ly + 3)
    pdf.lineWidth(1).strokeColor(colorOf(style)).stroke().undash()
    mark(pdf, markShape(style), { at: [lx + 9, ly + 3], size: 0.55, color: colorOf(style) })
    pdf
      .font('label')
      .fontSize(6.5)
      .fillColor(colors.textSoft)
      .text(name, lx + 22, ly, { width: width / 3 - 24, lineBreak: false, ellipsis: true })
  })
  pdf
    .save()
    .translate(x, y + titlePt + legend + 3)
    .scale(scale)
  const { left, right, top, bottom, height } = chartSize
  const [end, ground] = [chartSize.width - right, height - bottom]
  for (const { at } of chart.y) pdf.moveTo(left, at).lineTo(end, at)
  for (const { at } of chart.x) pdf.moveTo(at, top).lineTo(at, ground)
  pdf.lineWidth(0.6).strokeColor(colors.textFaint).strokeOpacity(0.35).stroke().strokeOpacity(1)
  pdf.moveTo(left, top).lineTo(left, ground).lineTo(end, ground)
  pdf.lineWidth(1.2).strokeColor(colors.text).stroke()
  pdf.font('label').fontSize(15).fillColor(colors.textSoft)
  const write = (
    text: string,
    at: [x: number, y: number],
    boxWidth: number,
    align: 'left' | 'center' | 'right',
  ) => pdf.text(text, ...at, { width: boxWidth, align, lineBreak: false })
  for (const { value, at } of chart.y)
    write(formatNumber(value, locale, chart.decimals.y), [0, at - 7], left - 8, 'right')
  for (const { value, at } of chart.x)
    write(formatNumber(value, locale, chart.decimals.x), [at - 40, ground + 8], 80, 'center')
  const { x_label: label, x_unit: unit, unit: upright } = chart.curve
  write(
    [label, unit && `(${unit})`].filter(Boolean).join(' '),
    [left, ground + 28],
    end - left,
    'right',
  )
  if (upright) write(`(${upright})`, [left, top - 20], 160, 'left')
  for (const { line, marks, style } of chart.series) {
    dashed(pdf, style).path(line).lineWidth(2).strokeColor(colorOf(style)).stroke()
    pdf.undash()
    pdf
      .path(marks)
      .lineWidth(1.4)
      .fillAndStroke(style === 0 ? colorOf(0) : '#ffffff', colorOf(style))
  }
  pdf.restore()
}

function dashed(pdf: Pdf, style: number): Pdf {
  const lengths = (dashes[style] ?? '').split(' ').filter(Boolean).map(Number)
  return lengths.length === 0 ? pdf : pdf.dash(lengths[0] ?? 0, { space: lengths[1] ?? 0 })
}

function mark(
  pdf: Pdf,
  path: string,
  { at: [x, y], size, color }: { at: [number, number]; size: number; color: string },
): void {
  pdf.save().translate(x, y).scale(size).path(path).fill(color).restore()
}
