import { lifeKeys, lifeStates } from '@vitrine/contract/life-cycle'
import type { LifeState } from '@vitrine/contract/life-cycle'
import { perLocale, timeZone } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { AttributeValue, Variant } from '@vitrine/contract/shapes/types'

/** Column keys of the variants' grid; the reason has one column per locale. */
export const columnKeys = {
  state: lifeKeys.state,
  since: 'life-since',
  until: 'life-until',
  lastOrder: 'life-last-order',
  lastDelivery: 'life-last-delivery',
  successor: lifeKeys.successor,
} as const

export const reasonKey = (locale: Locale): string => `life-reason-${locale}`

const isLifeKey = (key: string): boolean => key.startsWith('life-')

/** Successor: a part number or a product's slug as typed, or a product by its id. */
export type StoredSuccessor = { text: string } | { product: number }

/** Stored life cycle; dates are ISO 8601. */
export interface StoredLife {
  state: LifeState
  since: string | null
  until: string | null
  lastOrder: string | null
  lastDelivery: string | null
  reason: Record<Locale, string>
  successor: StoredSuccessor | null
}

const stateIn = (value: unknown): LifeState | undefined =>
  lifeStates.find((state) => state === value)

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone })

/** Current date in the company's time zone, ISO 8601. */
export const today = (now: Date = new Date()): string => dayFormat.format(now)

/** Date, ISO 8601, of a cell of the grid or of an instant as Payload stores dates. */
function dayIn(value: unknown): string | null {
  const text = textIn(value)
  const instant = text.length > 10 ? new Date(text) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? today(instant) : text || null
}

/** Life cycle that a part number has of its own; undefined if its product's applies. */
export function lifeOfVariant({ values }: Pick<Variant, 'values'>): StoredLife | undefined {
  const state = stateIn(values[columnKeys.state])
  if (state === undefined) return undefined
  const successor = textIn(values[columnKeys.successor])
  return {
    state,
    since: dayIn(values[columnKeys.since]),
    until: dayIn(values[columnKeys.until]),
    lastOrder: dayIn(values[columnKeys.lastOrder]),
    lastDelivery: dayIn(values[columnKeys.lastDelivery]),
    reason: perLocale((locale) => textIn(values[reasonKey(locale)])),
    successor: successor === '' ? null : { text: successor },
  }
}

const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' ? id : undefined
}

/** Life cycle from the group `life_cycle` of a product, in one locale or in all. */
export function lifeOfProduct(group: unknown): StoredLife {
  const stored = (group ?? {}) as Record<string, unknown>
  const { reason, successor_part: part, successor_product: product } = stored
  const id = idOf(product)
  const reasons = typeof reason === 'object' && reason !== null ? reason : undefined
  return {
    state: stateIn(stored['state']) ?? 'active',
    since: dayIn(stored['since']),
    until: dayIn(stored['until']),
    lastOrder: dayIn(stored['last_order']),
    lastDelivery: dayIn(stored['last_delivery']),
    reason: perLocale((locale) =>
      textIn(reasons ? (reasons as Record<string, unknown>)[locale] : reason),
    ),
    successor:
      textIn(part) !== '' ? { text: textIn(part) } : id === undefined ? null : { product: id },
  }
}

const notInForce = {
  state: 'active',
  since: null,
  until: null,
  lastOrder: null,
  lastDelivery: null,
  reason: perLocale(() => ''),
  successor: null,
} as const satisfies StoredLife

/** Life cycle in force on a date: a state with a first day is none before it. */
export const lifeOn = (life: StoredLife, day: string): StoredLife =>
  life.since !== null && life.since > day ? notInForce : life

/** State on a date: none before its first day; “new” becomes active after its last day. */
export function stateOn(life: StoredLife, day: string): LifeState {
  const { state, until } = lifeOn(life, day)
  return state === 'new' && until !== null && until < day ? 'active' : state
}

/** Date on which a state changes by itself; null if it does not. */
export function changesOn(life: StoredLife, day: string): string | null {
  if (life.since !== null && life.since > day) return life.since
  if (life.state !== 'new' || life.until === null || life.until < day) return null
  const next = new Date(`${life.until}T12:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** Values of a part number without the columns of its life cycle, which only the panel uses. */
export const withoutLife = (values: Variant['values']): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !isLifeKey(key)))

/** Part numbers with their life cycle: their own, or the product's. */
export const lifeOfEach = (
  variants: readonly Variant[],
  product: StoredLife,
): { variant: Variant; life: StoredLife }[] =>
  variants.map((variant) => ({ variant, life: lifeOfVariant(variant) ?? product }))

/** Successor as stored in the read model: its text, or `#12` for a product by its id. */
export const successorText = (successor: StoredSuccessor | null): string | null =>
  successor === null ? null : 'text' in successor ? successor.text : `#${successor.product}`

/** Inverse of `successorText`. */
export const successorOf = (text: string): StoredSuccessor =>
  /^#\d+$/.test(text) ? { product: Number(text.slice(1)) } : { text }
