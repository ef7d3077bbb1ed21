import type { Fact, FactKind } from '#src/staff-index/name-facts.ts'
import { dateTimeText, dayText, staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { listsTexts } from '#texts/lists.js'

const labels = labelsOf(listsTexts)

/** Date of an instant in the staff's time zone: `2026-11-26`. */
const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: staffTimeZone, dateStyle: 'short' }).format(instant)

const dayMs = 24 * 60 * 60 * 1000

/**
 * Time relative to today: `today 10:42`, `yesterday 17:20`, `24/11 15:12`; with the year if it is
 * not the current one.
 */
export function relativeTime(iso: string, language: string, now: Date = new Date()): string {
  const instant = new Date(iso)
  const time = dateTimeText(iso, language).slice(-5)
  const day = dayOf(instant)
  if (day === dayOf(now)) return textOf(labels.today({ time }), language)
  if (day === dayOf(new Date(now.getTime() - dayMs)))
    return textOf(labels.yesterday({ time }), language)
  return day.slice(0, 4) === dayOf(now).slice(0, 4)
    ? `${dayText(iso, language)} ${time}`
    : dateTimeText(iso, language)
}

const factKinds: readonly FactKind[] = ['texts', 'alternatives', 'attributes', 'fields']

/** Summary of missing facts: `2 texts, 1 alt`; a single fact is named. */
export function lackText(facts: readonly Fact[], language: string): string {
  const [only, ...others] = facts
  if (only === undefined) return ''
  if (others.length === 0) return only.name
  return factKinds
    .flatMap((kind) => {
      const count = facts.filter((fact) => fact.kind === kind).length
      return count === 0 ? [] : [textOf(labels.lacks[kind]({ count }), language)]
    })
    .join(', ')
}
