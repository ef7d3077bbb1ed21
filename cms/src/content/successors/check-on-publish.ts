import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { cellName, cellPath } from '#src/content/variants/declaration.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { checkLife } from '#src/content/life-cycle/check-life.ts'
import { lifeColumns } from '#src/content/life-cycle/life-columns.ts'
import { findSuccessors } from './find-successors.ts'
import type { FoundSuccessor } from './find-successors.ts'
import {
  columnKeys,
  lifeOfProduct,
  lifeOfVariant,
  successorOf,
} from '#src/content/life-cycle/stored-life.ts'
import type { StoredSuccessor } from '#src/content/life-cycle/stored-life.ts'

const labels = labelsOf(lifeCycleTexts)

interface FieldError {
  path: string
  /** Label of the grid cell. */
  label?: string
  message: string
}

/** Product or part number with a successor. */
interface Owner {
  path: string
  label?: string
  name: string
  successor: StoredSuccessor
  /** Key of the owner in a chain of successors (`keyOf`). */
  key: string
}

const fieldNames = {
  state: 'state',
  since: 'since',
  until: 'until',
  lastOrder: 'last_order',
  lastDelivery: 'last_delivery',
  successor: 'successor_part',
} as const

const keyOf = ({ product, partNumber }: FoundSuccessor): string =>
  partNumber === null ? `product ${product}` : `part ${normalizePartNumber(partNumber)}`

/** Maximum length of a chain of successors. */
const maxChain = 50

/**
 * Finds the next step of a chain of successors: for the product being published in its document,
 * for others in the read model.
 */
class Chains {
  readonly #req: PayloadRequest
  readonly #own: ReadonlyMap<string, StoredSuccessor | null>
  readonly #ownParts: ReadonlySet<string>
  readonly #id: number | undefined

  constructor(
    req: PayloadRequest,
    own: ReadonlyMap<string, StoredSuccessor | null>,
    ownParts: ReadonlySet<string>,
    id: number | undefined,
  ) {
    this.#req = req
    this.#own = own
    this.#ownParts = ownParts
    this.#id = id
  }

  /**
   * Successor of a product or part number; part numbers without a life cycle have their product's.
   */
  async next(at: FoundSuccessor): Promise<StoredSuccessor | null> {
    const key = keyOf(at)
    const own = this.#own.get(key)
    if (own !== undefined) return own
    if (at.product === this.#id || this.#ownParts.has(key))
      return this.#own.get(`product ${this.#id ?? 0}`) ?? null
    const [row] = await rows<{ part: string | null; stated: boolean; product: string | null }>(
      this.#req.payload,
      sql`
      select v.successor as part, coalesce(v.own_life, false) as stated, p.successor as product
      from search_products p left join search_variants v
        on v.product_id = p.product_id and v.normalised = ${normalizePartNumber(at.partNumber ?? '')}
      where p.product_id = ${at.product}`,
      this.#req,
    )
    const text = row?.stated ? row.part : (row?.product ?? null)
    return text === null ? null : successorOf(text)
  }
}

/** Errors of successors: unknown ones, and circular chains. */
async function checkSuccessors(
  req: PayloadRequest,
  owners: readonly Owner[],
  chains: Chains,
  ownParts: ReadonlyMap<string, FoundSuccessor>,
): Promise<FieldError[]> {
  const { language } = req.i18n
  const errors: FieldError[] = []
  const resolve = async (one: StoredSuccessor): Promise<FoundSuccessor | undefined> =>
    ('text' in one ? ownParts.get(normalizePartNumber(one.text)) : undefined) ??
    (await findSuccessors(req.payload, [one], req))(one)
  for (const { path, label, name, successor, key } of owners) {
    const place = label === undefined ? { path } : { path, label }
    let at = await resolve(successor)
    if (at === undefined) {
      const code = 'text' in successor ? successor.text : String(successor.product)
      errors.push({ ...place, message: textOf(labels.successorUnknown({ code }), language) })
      continue
    }
    if (keyOf(at) === key) {
      errors.push({ ...place, message: textOf(labels.successorItself, language) })
      continue
    }
    const names = [name]
    const passed = new Set([key])
    for (let step = 0; at !== undefined && step < maxChain; step += 1) {
      names.push(at.partNumber ?? ('text' in successor ? successor.text : `#${at.product}`))
      // ends a circular chain, also one through a part number that inherits the successor of its
      // product
      if (passed.has(keyOf(at))) {
        const message = textOf(labels.successorCycle({ codes: names.join(' → ') }), language)
        errors.push({ ...place, message })
        break
      }
      passed.add(keyOf(at))
      const next: StoredSuccessor | null = await chains.next(at)
      at = next === null ? undefined : await resolve(next)
    }
  }
  return errors
}

/** The product as owner of its successor. */
const ownerOf = (successor: StoredSuccessor, name: string, key: string): Owner => ({
  path: `life_cycle.${'text' in successor ? 'successor_part' : 'successor_product'}`,
  name,
  successor,
  key,
})

/** Errors of the life cycle of the product itself. */
function productErrors(
  life: ReturnType<typeof lifeOfProduct>,
  group: unknown,
  language: string,
): FieldError[] {
  const { successor_part: part, successor_product: chosen } = group as Record<string, unknown>
  const message = textOf(labels.successorTwice, language)
  return [
    ...checkLife(life, language).map((each) => ({
      path: `life_cycle.${fieldNames[each.at]}`,
      message: each.message,
    })),
    ...(part && chosen ? [{ path: 'life_cycle.successor_part', message }] : []),
  ]
}

/** Part numbers of a product that have a life cycle of their own, as owners of their successors. */
const partOwners = (variants: readonly Variant[], language: string): Owner[] =>
  variants.flatMap((variant, row) => {
    const successor = lifeOfVariant(variant)?.successor ?? null
    if (successor === null) return []
    const cell = { row, key: columnKeys.successor }
    return {
      path: cellPath(cell),
      label: cellName(cell, lifeColumns(language), language),
      name: variant.part_number,
      successor,
      key: partKey(variant),
    }
  })

const partKey = ({ part_number: number }: Variant): string => `part ${normalizePartNumber(number)}`

/**
 * Validates the life cycle of a product and of its part numbers on publish; drafts are not
 * validated. The cells of the grid are validated with the variants.
 */
export const checkLifeOnPublish: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if ((data['_status'] ?? originalDoc?._status) !== 'published') return data
  const group: unknown = { ...originalDoc?.life_cycle, ...data['life_cycle'] }
  const life = lifeOfProduct(group)
  const variants = (data['variants'] ?? originalDoc?.variants ?? []) as Variant[]
  const { language } = req.i18n
  const id: number | undefined = originalDoc?.id
  const errors = productErrors(life, group, language)
  const key = `product ${id ?? 0}`
  const own = new Map<string, StoredSuccessor | null>([[key, life.successor]])
  const ownParts = new Map<string, FoundSuccessor>()
  const title = String(data['title'] ?? originalDoc?.title ?? '')
  for (const variant of variants) {
    const { part_number: partNumber } = variant
    ownParts.set(normalizePartNumber(partNumber), { product: id ?? 0, partNumber })
    const stated = lifeOfVariant(variant)
    if (stated) own.set(partKey(variant), stated.successor)
  }
  const owners = [
    ...(life.successor === null ? [] : [ownerOf(life.successor, title, key)]),
    ...partOwners(variants, language),
  ]
  if (errors.length === 0 && owners.length > 0) {
    const parts = new Set([...ownParts.keys()].map((number) => `part ${number}`))
    errors.push(...(await checkSuccessors(req, owners, new Chains(req, own, parts, id), ownParts)))
  }
  if (errors.length > 0) throw new ValidationError({ collection: 'products', errors, req }, req.t)
  return data
}
