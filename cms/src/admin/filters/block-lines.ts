import { intervalValue, readInterval } from '@vitrine/contract/shapes/filters'
import type { Interval } from '@vitrine/contract/shapes/filters'
import type { OfferedFilter } from '#src/content/blocks/found-parts.ts'

/** A filter of a block, as its lines say it: an interval, or values of which one is met. */
export interface BlockFilter {
  offered: OfferedFilter
  interval: Interval | undefined
  values: string[]
}

/** Lines of a list, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const keyOf = (line: string): string => line.slice(0, Math.max(line.indexOf(':'), 0))
const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1)

/** Filters of the stored lines, in their order, and the lines that are none of the offered filters. */
export function readLines(
  text: string,
  offered: readonly OfferedFilter[],
): { filters: BlockFilter[]; unknown: string[] } {
  const lines = linesOf(text)
  const isKnown = (line: string): boolean => offered.some(({ key }) => key === keyOf(line))
  const keys = [...new Set(lines.filter(isKnown).map(keyOf))]
  return {
    filters: keys.flatMap((key) => {
      const filter = offered.find((each) => each.key === key)
      if (!filter) return []
      const values = lines.filter((line) => keyOf(line) === key).map(valueOf)
      const interval = filter.range
        ? values.map(readInterval).find((each) => each !== undefined)
        : undefined
      return [
        {
          offered: filter,
          interval,
          values: values.filter((value) => value !== '' && !readInterval(value)),
        },
      ]
    }),
    unknown: lines.filter((line) => !isKnown(line)),
  }
}

/** Lines with the filter of a key replaced, in its place; undefined: without it. */
export function writeLines(
  text: string,
  key: string,
  filter: Pick<BlockFilter, 'interval' | 'values'> | undefined,
): string {
  const lines = linesOf(text)
  const at = lines.findIndex((line) => keyOf(line) === key)
  const others = lines.filter((line) => keyOf(line) !== key)
  const own = filter
    ? [...(filter.interval ? [intervalValue(filter.interval)] : []), ...filter.values].map(
        (value) => `${key}:${value}`,
      )
    : []
  return others.toSpliced(at < 0 ? others.length : at, 0, ...own).join('\n')
}

/** Lines without one of them. */
export const withoutLine = (text: string, line: string): string =>
  linesOf(text)
    .filter((each) => each !== line)
    .join('\n')
