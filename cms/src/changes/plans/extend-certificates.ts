import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { applyPlan } from '#src/changes/apply-plan.ts'
import { entityOf } from '#src/changes/visible-collections.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { readContent } from '#src/publishing/languages/store.ts'
import { isRowKeys, placePart, valuesOf } from '#src/recording/history/document-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import type { PlanUse } from './plan-sources.ts'

const collection = 'certificates'

/**
 * Adds a new product to the scope of certificates, in their latest version and, with the product
 * published, in what visitors read.
 *
 * @throws Payload's `ValidationError` and `Forbidden`; the caller rolls the product back.
 */
export async function extendCertificates(
  req: PayloadRequest,
  transaction: Transaction,
  {
    product,
    certificates,
    use,
  }: { product: number; certificates: readonly number[]; use: PlanUse },
): Promise<void> {
  const { flattenedFields } = req.payload.collections[collection].config
  for (const id of certificates) {
    const { row, draft = row } = await readContent(
      { payload: req.payload, ...transaction },
      { collection, id },
    )
    if (!draft) continue
    const scope = valuesOf(flattenedFields, draft)['scope']
    const keys = isRowKeys(scope) ? scope.rows : []
    const key = createHash('sha256').update(`${id} ${product}`).digest('hex').slice(0, 24)
    const changes: ValueChange[] = [
      {
        path: 'scope',
        locale: null,
        before: keys.length > 0 ? { rows: keys } : null,
        after: { rows: [...keys, key] },
      },
      {
        path: `scope/${placePart(key)}`,
        locale: null,
        before: null,
        after: { row: { product } },
      },
    ]
    await applyPlan(req, transaction, {
      entity: entityOf(collection, id),
      draft: changes,
      public: use === 'publish' ? changes : [],
    })
  }
}
