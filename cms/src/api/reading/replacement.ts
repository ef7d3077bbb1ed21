import { ApiError } from '@vitrine/contract/errors'
import type { FormerPart } from '@vitrine/contract/shapes/former-part'
import type { Successor } from '@vitrine/contract/shapes/types'
import { slugOf } from '#src/content/fields/slug-of.ts'
import { lifeOfProduct, successorText } from '#src/content/life-cycle/stored-life.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { CallContext } from './call-context.ts'
import { readSuccessors } from './successors.ts'

/** 404 error of a withdrawn product or part number: what it was, and what replaces it. */
export class WithdrawnError extends ApiError {
  readonly replacedBy: Successor | undefined
  /** Part number that is withdrawn. */
  readonly was: string | undefined
  /** Since when and why. */
  readonly former: FormerPart | undefined

  constructor(replacedBy: Successor | undefined, was?: string, former?: FormerPart) {
    super('not-found')
    this.replacedBy = replacedBy
    this.was = was
    this.former = former
  }
}

/** Successor of a product by its id, published or not; also of one in the trash. */
export async function readSuccessorOfProduct(
  context: CallContext,
  id: number,
): Promise<Successor | undefined> {
  const product = await context.payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    select: { life_cycle: true },
    trash: true,
    disableErrors: true,
    overrideAccess: true,
  })
  const text = successorText(lifeOfProduct(product?.life_cycle).successor)
  return (await readSuccessors(context, [text]))(text) ?? undefined
}

/**
 * Successor of a withdrawn product, found by the product's former slug or id; also of a product in
 * the trash. Undefined if no successor is published in the locale.
 */
export async function readReplacement(
  context: CallContext,
  address: string,
): Promise<Successor | undefined> {
  const { payload, locale } = context
  const number = /^\d{1,9}$/.test(address) ? Number(address) : null
  const [former] = await rows<{ id: number }>(
    payload,
    sql`
    select document_id as id from slug_history join products on products.id = document_id
    where collection = 'products' and locale = ${locale} and (slug = ${slugOf(address)} or document_id = ${number}::int)
    order by document_id desc limit 1`,
  )
  return former && readSuccessorOfProduct(context, former.id)
}
