import type { Payload, PayloadRequest } from 'payload'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { requestApply } from './plan-store.ts'

/** Slug of the task that applies a plan. */
export const planTask = 'apply-import'

/** Hands a checked plan to its job, now or at its time; false if it is not checked anymore. */
export async function orderPlan(
  payload: Payload,
  id: number,
  request: Parameters<typeof requestApply>[2],
  transaction: Transaction,
): Promise<boolean> {
  if (!(await requestApply(payload, id, request, transaction))) return false
  await payload.jobs.queue({
    task: planTask,
    input: { import: id },
    ...(request.at === undefined ? {} : { waitUntil: new Date(request.at) }),
    req: { transactionID: transaction.transactionID } as PayloadRequest,
  })
  return true
}
