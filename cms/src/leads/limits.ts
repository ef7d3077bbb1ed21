import type { Payload } from 'payload'
import { throttle } from '#src/members/throttle.ts'
import type { Visitor } from '#src/members/visitor.ts'

/**
 * What one network address, one e-mail and one text may send. Counted before anything is stored; a repeat with a known
 * idempotency key does not come here.
 */
export async function limitForm(payload: Payload, visitor: Visitor, { email, content }: { email: string; content?: string }): Promise<void> {
  await throttle(payload, 'form address', visitor.address)
  await throttle(payload, 'form account', email)
  if (content !== undefined) await throttle(payload, 'form content', content)
}
