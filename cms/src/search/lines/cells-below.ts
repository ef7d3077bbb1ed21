import type { Locale } from '@vitrine/configuration/locales'
import type { PastedLine } from './pasted-line.ts'
import { quantityOfText, wholeNumber } from './quantity-patterns.ts'

const isCoded = ({ codes, quantities }: PastedLine): boolean =>
  quantities.length === 0 && codes.some(({ normalized }) => /\d/.test(normalized))

/** Line with the quantity of an adjacent line (above or below) that contains only a number. */
function joined(line: PastedLine, value: number, [above, below]: [PastedLine, PastedLine]) {
  const end = { from: line.folded.length, to: line.folded.length }
  return {
    ...line,
    number: above.number,
    source: `${above.source}\t${below.source}`,
    quantities: [{ ...end, value, written: 'alone in a column' as const }],
  }
}

/** True if each number is one more than the previous one, so that the numbers count the lines. */
const isCount = (numbers: readonly number[]): boolean =>
  numbers.every((value, at) => at === 0 || value - 1 === numbers[at - 1])

/**
 * Merges lines that contain only a number, from cells copied one below the other, as quantities:
 * into the previous line, or into the following one if each part number has a number above it and
 * the last one none below. A number that continues a count is the position of the following line.
 */
export function withQuantitiesOfCells(lines: readonly PastedLine[], locale: Locale): PastedLine[] {
  const values = lines.map(({ folded }) => {
    const alone = wholeNumber(folded)
    return alone === undefined ? undefined : quantityOfText(alone, locale)
  })
  const kinds = lines
    .map((line, at) => (values[at] !== undefined ? 'n' : isCoded(line) ? 'c' : '.'))
    .join('')
  const above = new Set<number>()
  for (const { 0: run, index } of kinds.matchAll(/(?<![nc])(?:nc){2,}(?![nc])/g)) {
    const indices = Array.from({ length: run.length / 2 }, (_, at) => index + 2 * at)
    if (!isCount(indices.flatMap((at) => values[at] ?? []))) for (const at of indices) above.add(at)
  }
  const found: PastedLine[] = []
  const valueOf = new Map(lines.map((line, at) => [line, values[at]]))
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (above.has(at)) continue
    const value = values[at]
    const last = found.at(-1)
    const place = found.at(-2)
    if (before && above.has(at - 1)) found.push(joined(line, values[at - 1] ?? 0, [before, line]))
    else if (
      value === undefined ||
      !last ||
      !isCoded(last) ||
      (place && valueOf.get(place) === value - 1)
    )
      found.push(line)
    else found.splice(-1, 1, joined(last, value, [last, line]))
  }
  return found
}
