import type { LifeCycle, Variant } from '@vitrine/contract/shapes/types'
import { lifeKeys } from '@vitrine/contract/life-cycle'
import { lifeAttributes, markOf, withLife } from '#src/content/life-cycle/life-columns.ts'
import {
  lifeOfProduct,
  lifeOfVariant,
  lifeOn,
  stateOn,
  successorText,
  today,
} from '#src/content/life-cycle/stored-life.ts'
import type { StoredLife } from '#src/content/life-cycle/stored-life.ts'
import type { Attribute } from '@vitrine/contract/shapes/types'
import type { CallContext } from './call-context.ts'
import { readSuccessors } from './successors.ts'

/** Life cycle of a product and its part numbers, and the part numbers as shown to visitors. */
interface LifeCycles {
  /** Variants with state and successor among their values. */
  variants: Variant[]
  /** Attributes of state and successor; only those with a value in any part number. */
  attributes: Attribute[]
  product: LifeCycle
  ofParts: (LifeCycle & { part_number: string })[]
}

/** Reads the life cycles of a product as of today. */
export async function readLifeCycles(
  context: CallContext,
  group: unknown,
  stored: readonly Variant[],
): Promise<LifeCycles> {
  const { locale } = context
  const day = today()
  const life = lifeOn(lifeOfProduct(group), day)
  const own = stored.flatMap((variant) => {
    const stated = lifeOfVariant(variant)
    return stated ? [{ part_number: variant.part_number, life: lifeOn(stated, day) }] : []
  })
  const successors = await readSuccessors(
    context,
    [life, ...own.map((each) => each.life)].map(({ successor }) => successorText(successor)),
  )
  const cycleOf = (each: StoredLife): LifeCycle => ({
    state: markOf(stateOn(each, day), locale),
    since: each.since,
    until: each.until,
    last_order: each.lastOrder,
    last_delivery: each.lastDelivery,
    reason: each.reason[locale],
    successor: successors(successorText(each.successor)),
  })
  // the successor is shown as the catalogue spells it
  const variants = withLife(stored, life, day).map((variant) => {
    const typed = variant.values[lifeKeys.successor]
    const found = typeof typed === 'string' ? successors(typed) : null
    return found === null
      ? variant
      : {
          ...variant,
          values: {
            ...variant.values,
            [lifeKeys.successor]: found.part_number ?? found.product.title,
          },
        }
  })
  return {
    variants,
    attributes: lifeAttributes(variants, locale),
    product: cycleOf(life),
    ofParts: own.map(({ part_number: partNumber, life: each }) => ({
      part_number: partNumber,
      ...cycleOf(each),
    })),
  }
}
