import type { PayloadRequest } from 'payload'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { hasTargets, readTargetStates } from '#src/publishing/pages/redirect-targets.ts'
import type { DeadTarget } from './plan-shapes.ts'
import type { SheetPlan } from './sheet-plan.ts'

/** Targets of the redirects of a plan, with their places in the file. */
const targetsOf = ({ created, documents }: Pick<SheetPlan, 'created' | 'documents'>) => [
  ...created
    .filter(({ collection }) => hasTargets(collection))
    .map(({ values, place }) => ({ to: values['to'], place })),
  ...documents
    .filter(({ collection }) => hasTargets(collection))
    .flatMap(({ changes }) => changes.filter(({ path }) => path === 'to'))
    .map(({ after, place }) => ({ to: after, place })),
]

/** Redirects of a plan whose target leads nowhere in a transaction in which they were written. */
export async function readDeadTargets(
  { payload }: Pick<PayloadRequest, 'payload'>,
  plan: Pick<SheetPlan, 'created' | 'documents'>,
  transaction: Transaction,
): Promise<DeadTarget[]> {
  const targets = targetsOf(plan).flatMap(({ to, place }) =>
    typeof to === 'string' ? [{ to: to.trim(), place }] : [],
  )
  const states = await readTargetStates(
    payload,
    targets.map(({ to }) => to),
    transaction,
  )
  return targets
    .filter(({ to }) => states.get(to) !== 'reached')
    .map(({ to, place: { sheet, row } }) => ({ sheet, row, target: to }))
}
