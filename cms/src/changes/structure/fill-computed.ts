import { ValidationError } from 'payload'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { applyPlan } from '#src/changes/apply-plan.ts'
import type { DocumentPlan } from '#src/changes/apply-plan.ts'
import { completeProduct } from '#src/content/variants/complete-product.ts'
import type { StoredAttribute } from '#src/content/variants/declaration.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { isBesideOthers } from '#src/publishing/changes/last-step.ts'
import { fieldsOf } from '#src/publishing/languages/store.ts'
import { runningSet } from '#src/recording/history/cause.ts'
import { diffValues } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { valuesOf } from '#src/recording/history/document-values.ts'
import { computedRefusalsTexts } from '#texts/computed-refusals.js'
import { productsIn, readProducts } from './read-structure.ts'
import type { ProductState } from './read-structure.ts'

const labels = labelsOf(computedRefusalsTexts)

/** Computations of a declaration, as text. */
const computationsOf = (document: unknown): string =>
  JSON.stringify(
    ((Object(document).attributes ?? []) as StoredAttribute[])
      .filter(({ computed }) => computed)
      .map(({ key, computed, computed_from: from, computed_with: second, unit, decimals }) => [
        key,
        computed,
        from ?? null,
        second ?? null,
        unit ?? null,
        decimals ?? null,
      ]),
  )

/** Changes of a state of a product that give it its computed values. */
async function changesOf(
  req: PayloadRequest,
  state: ProductState | null,
  family: string,
): Promise<ValueChange[]> {
  if (!state) return []
  const { variants, subcategory } = state
  const before = { variants, subcategory, family }
  const after = await completeProduct(req, before)
  if (after === before) return []
  const fields = fieldsOf(req.payload, { collection: 'products', id: 0 })
  const own = fields.filter(({ name }) => name === 'variants')
  return diffValues(
    valuesOf(own, { variants: before.variants }),
    valuesOf(own, { variants: after.variants }),
  )
}

/**
 * Maximum products that a save fills: 0.1 s each, for which every other save waits. More are a change
 * of the structure, which is written beside the saves of others.
 */
const maxFilled = 8

/**
 * Gives the products of a subcategory the values of an attribute that is computed from now on. Values
 * that contradict it were refused before (`keepValuesDeclared`), so that only empty cells change.
 */
export const fillComputedValues: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const computations = computationsOf(doc)
  if (computations === '[]' || computations === computationsOf(previousDoc)) return doc
  // its plan has the values of the products
  if (runningSet().kind === 'structure') return doc
  const id = Number(doc.id)
  const transaction = req.transactionID === undefined ? {} : { transactionID: req.transactionID }
  const language = req.i18n?.language ?? 'pt'
  const products = await readProducts(req, await productsIn(req, id), language)
  const plans: DocumentPlan[] = []
  for (const { id: product, code, draft, public: shown, isTrashed } of products) {
    if (isTrashed) continue
    const plan = {
      entity: { collection: 'products' as const, id: product },
      draft: await changesOf(req, draft, code),
      public: await changesOf(req, shown, code),
    }
    if (plan.draft.length + plan.public.length > 0) plans.push(plan)
  }
  if (plans.length > maxFilled && !isBesideOthers()) {
    const message = textOf(labels.tooMany({ count: plans.length, most: maxFilled }), language)
    const errors = [{ path: 'attributes', message }]
    throw new ValidationError({ collection: 'subcategories', errors, req }, req.t)
  }
  for (const plan of plans) await applyPlan(req, transaction, plan)
  return doc
}
