import type { Locale } from '@vitrine/configuration/locales'
import { isLocale, locales } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { dateTimeText, dayText, staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import type { FilterAttribute } from '#src/staff-index/requirements.ts'
import { altFact, attributeFact } from '#src/staff-index/staff-entry.ts'
import { listsTexts } from '#texts/lists.js'

const labels = labelsOf(listsTexts)

/** Day of an instant in the panel's time zone: `2026-11-26`. */
const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: staffTimeZone, dateStyle: 'short' }).format(instant)

const dayMs = 24 * 60 * 60 * 1000

/** `today 10:42`, `yesterday 17:20`, `24/11 15:12`; with the year when it is another. */
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

export type FactKind = 'texts' | 'alternatives' | 'attributes' | 'fields'

export interface Fact {
  kind: FactKind
  name: string
  /** Language of a text; null for a field without. */
  locale: Locale | null
  /** Field of the form. */
  field: string
}

const attributePrefix = attributeFact('')

/** Reads facts (`title.es`, `alt.en`, `attribute.torque`) in the words of the panel. */
export function factReader(
  payload: Payload,
  collection: IndexedCollection,
  { language, attributes }: { language: string; attributes: readonly FilterAttribute[] },
): (fact: string) => Fact {
  const fields = new Map(
    payload.collections[collection].config.flattenedFields.map((field) => {
      const label: unknown = 'label' in field ? field.label : undefined
      return [
        field.name,
        typeof label === 'object' && label !== null
          ? textOf(label as Label, language)
          : typeof label === 'string'
            ? label
            : field.name,
      ] as const
    }),
  )
  const attributeNames = new Map(attributes.map(({ key, label }) => [key, label ?? key]))
  return (fact) => {
    if (fact.startsWith(attributePrefix)) {
      const key = fact.slice(attributePrefix.length)
      const name = attributeNames.get(key) ?? key
      return { kind: 'attributes', name, locale: null, field: 'variants' }
    }
    const dot = fact.lastIndexOf('.')
    const code = fact.slice(dot + 1)
    if (dot === -1 || !isLocale(code))
      return { kind: 'fields', name: fields.get(fact) ?? fact, locale: null, field: fact }
    const base = fact.slice(0, dot)
    const isAlternative = base === altFact && !fields.has(altFact)
    const name = isAlternative
      ? textOf(labels.lacks.alternative, language)
      : (fields.get(base) ?? base)
    return {
      kind: isAlternative ? 'alternatives' : 'texts',
      name: `${name} · ${locales[code].abbr}`,
      locale: code,
      field: isAlternative ? 'pictures' : base,
    }
  }
}

const kinds: readonly FactKind[] = ['texts', 'alternatives', 'attributes', 'fields']

/** `2 texts, 1 alt`; the name of a single one. */
export function lackText(facts: readonly Fact[], language: string): string {
  const [only, ...others] = facts
  if (only === undefined) return ''
  if (others.length === 0) return only.name
  return kinds
    .flatMap((kind) => {
      const count = facts.filter((fact) => fact.kind === kind).length
      return count === 0 ? [] : [textOf(labels.lacks[kind]({ count }), language)]
    })
    .join(', ')
}
