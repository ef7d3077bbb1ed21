import type { Answer } from '@vitrine/contract/client'
import { formatDate } from '@vitrine/configuration/format'
import { lifeKeys } from '@vitrine/contract/life-cycle'
import type { LifeState } from '@vitrine/contract/life-cycle'
import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, LifeCycle, Successor } from '@vitrine/contract/shapes/types'
import { productPath } from '#shared/routes/detail-paths.ts'
import type { LifeCycleTexts } from '#texts/life-cycle.js'

type Product = Pick<Answer<'product-read'>, 'life_cycle' | 'part_life_cycles'>

/**
 * Life cycle of a part number: its own, else its product's. Without a part number: that of the
 * product.
 */
export const lifeOf = (
  { life_cycle: own, part_life_cycles: parts }: Product,
  partNumber: string | undefined,
): LifeCycle => parts.find(({ part_number: number }) => number === partNumber) ?? own

/** Label and path of a successor. */
export const successorLink = (
  { part_number: code, product }: Successor,
  locale: Locale,
): { label: string; href: string } => ({
  label: code ?? product.title,
  href: productPath({ ...product, matched_part_number: code }, locale),
})

/**
 * Attributes of a product without those of the life cycle, which the page shows beside the table.
 */
export const withoutLifeColumns = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.filter(({ key }) => !key.startsWith('life-'))

/** Life cycle state as a filter attribute, which has no column in the table. */
export const stateAttribute = (attributes: readonly Attribute[]): Attribute | undefined =>
  attributes.find(({ key }) => key === lifeKeys.state)

/** Facts of a life cycle; empty for an active one. */
export function lifeFacts(
  life: LifeCycle,
  locale: Locale,
  texts: LifeCycleTexts,
): { label: string; value: string }[] {
  const day = (date: string | null) => (date === null ? '' : formatDate(date, locale))
  const stated = [
    { label: texts.since, value: day(life.since) },
    { label: texts.until, value: life.state.value === 'new' ? day(life.until) : '' },
    { label: texts.lastOrder, value: day(life.last_order) },
    { label: texts.lastDelivery, value: day(life.last_delivery) },
    { label: texts.reason, value: life.reason },
    {
      label: texts.successor,
      value: life.successor ? successorLink(life.successor, locale).label : '',
    },
  ].filter(({ value }) => value !== '')
  return life.state.value === 'active'
    ? []
    : [{ label: texts.state, value: life.state.label }, ...stated]
}

/** Notice about a part or product that is not active. */
export interface LifeNotice {
  state: LifeState
  label: string
  text: string
  successor: { label: string; href: string } | undefined
}

/** Notice of a page; undefined for an active part or product. */
export function lifeNotice(
  life: LifeCycle,
  locale: Locale,
  texts: LifeCycleTexts,
): LifeNotice | undefined {
  const { state, since, last_order: order, last_delivery: delivery, reason, successor } = life
  if (state.value === 'active') return undefined
  const dated = (date: string | null, text: (values: { date: string }) => string) =>
    date === null ? '' : text({ date: formatDate(date, locale) })
  const link = successor ? successorLink(successor, locale) : undefined
  return {
    state: state.value,
    label: state.label,
    text: [
      reason && (/[.!?]$/.test(reason) ? reason : `${reason}.`),
      dated((order ?? delivery) ? null : since, texts.fromDay),
      dated(order, texts.orders),
      dated(delivery, texts.deliveries),
    ]
      .filter(Boolean)
      .join(' '),
    successor: link && { href: link.href, label: texts.see({ name: link.label }) },
  }
}

/** State of each inactive part number, with its successor, for table rows. */
export type LifeNotes = Record<
  string,
  { label: string; successor: { label: string; href: string } | undefined }
>

/** Life cycle notes of the rows of a product's table. */
export function lifeNotes(
  product: Product & Pick<Answer<'product-read'>, 'variants'>,
  locale: Locale,
): LifeNotes {
  const notes: LifeNotes = {}
  for (const { part_number: code } of product.variants) {
    const { state, successor } = lifeOf(product, code)
    if (state.value !== 'active')
      notes[code] = {
        label: state.label,
        successor: successor ? successorLink(successor, locale) : undefined,
      }
  }
  return notes
}
