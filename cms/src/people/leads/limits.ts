import type { Payload } from 'payload'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { throttle } from '#src/platform/limits/throttle.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'

/**
 * Rate limits of a form per network address, e-mail address and content. Counted in the lead's
 * transaction, after the lock of its idempotency key, so that repeats are not counted.
 */
export async function limitForm(
  payload: Payload,
  visitor: Visitor,
  { email, content }: { email: string; content?: string },
  transaction?: Transaction,
): Promise<void> {
  await throttle(payload, 'form address', visitor.address, transaction)
  await throttle(payload, 'form account', email, transaction)
  if (content !== undefined) await throttle(payload, 'form content', content, transaction)
}
