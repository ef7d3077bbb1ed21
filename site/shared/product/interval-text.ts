import type { Interval } from '@vitrine/contract/filters'
import { formatNumber } from '@vitrine/contract/format'
import type { Locale } from '@vitrine/contract/locales'

/** Text of an interval: `50–120`, `≥ 50`, `≤ 120`. */
export function intervalText({ from, to }: Interval, locale: Locale): string {
  const sign = from === null ? '≤ ' : to === null ? '≥ ' : ''
  const bounds = [from, to].filter((bound) => bound !== null)
  return sign + bounds.map((bound) => formatNumber(bound, locale)).join('–')
}
