import { z } from 'zod'
import { lifeStates } from '@vitrine/contract/life-cycle'
import type { LifeMark, LifeCycle, Successor } from '@vitrine/contract/shapes/types'
import type { Locale } from '@vitrine/configuration/locales'
import { productPath } from '#shared/routes/detail-paths.ts'

export const address = z.string().describe('Address of the page, to be cited.')

export const note = z.string().nullable().describe('What the reader has to know; null: nothing.')

const successor = z
  .object({
    part_number: z.string().nullable().describe('Part number; null: a product.'),
    title: z.string(),
    address,
  })
  .nullable()
  .describe('What the company names as replacement; null: nothing is named.')

const day = z.string().nullable()

/** State in short, of a part number or product in a list. */
export const stateMark = z.object({
  value: z.enum(lifeStates).describe('discontinued: no longer made; do not offer it as available.'),
  label: z.string(),
})

/** State with its days. */
export const lifeState = stateMark.extend({
  since: day,
  until: day.describe('Last day of the state "new".'),
  last_order: day.describe('Last day on which orders are accepted.'),
  last_delivery: day,
  reason: z.string(),
  successor,
})

/** State of a list's item; the API leaves out that of active ones. */
export const markOf = (
  state: LifeMark | null | undefined,
): { value: LifeMark['value']; label: string } => state ?? { value: 'active', label: '' }

export const successorOf = (
  named: Successor | null,
  { locale, origin }: { locale: Locale; origin: string },
): z.infer<typeof successor> =>
  named && {
    part_number: named.part_number,
    title: named.product.title,
    address:
      origin + productPath({ ...named.product, matched_part_number: named.part_number }, locale),
  }

export const stateOf = (
  { state, successor: named, ...days }: LifeCycle,
  place: { locale: Locale; origin: string },
): z.infer<typeof lifeState> => ({ ...state, ...days, successor: successorOf(named, place) })

/** A part number in a list. */
export const partInList = z.object({
  part_number: z.string(),
  title: z.string(),
  address,
  state: stateMark,
  successor,
})

interface Listed {
  part_number: string
  product: number
  title: string
  state: LifeMark | null
  successor: Successor | null
}

interface Placed {
  id: number
  slug: string
  category: { slug: string } | null
  sub_category: { slug: string } | null
  part_numbers?: { count: number }
}

/** Part number of an answer that lists products beside its part numbers. */
export function listedPart(
  { part_number: code, product: id, title, state, successor: named }: Listed,
  products: readonly Placed[],
  place: { locale: Locale; origin: string },
): z.infer<typeof partInList> | undefined {
  const product = products.find((each) => each.id === id)
  return (
    product && {
      part_number: code,
      title,
      address: place.origin + productPath({ ...product, matched_part_number: code }, place.locale),
      state: markOf(state),
      successor: successorOf(named, place),
    }
  )
}
