import { ApiError } from '@vitrine/contract/errors'
import pLimit from 'p-limit'
import type { Payload } from 'payload'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { throttle } from '#src/platform/limits/throttle.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'

/**
 * Applies the rate limits of a form per IP address or API key, e-mail address and content. Counted in the
 * lead's transaction, after the lock of its idempotency key, so that repeats are not counted.
 */
export async function limitForm(
  payload: Payload,
  visitor: Visitor,
  { email, content }: { email: string; content?: string },
  transaction?: Transaction,
): Promise<void> {
  if (visitor.apiKey === undefined)
    await throttle(payload, 'form address', visitor.address, transaction)
  else await throttle(payload, 'form key', String(visitor.apiKey), transaction)
  await throttle(payload, 'form account', email, transaction)
  if (content !== undefined) await throttle(payload, 'form content', content, transaction)
}

/** Queue of the forms whose files are read, one at a time. */
const readingFiles = pLimit(1)
/** Maximum waiting forms; more are rejected with 429. */
const maxWaiting = 20

/**
 * Parses the uploaded files of a form, after the rate limit of the IP address. One form at a time,
 * because parsing files is expensive and must not occupy every processor.
 */
export async function readFilesWithin<T>(
  payload: Payload,
  visitor: Visitor,
  read: () => Promise<T>,
): Promise<T> {
  if (visitor.apiKey === undefined) await throttle(payload, 'file address', visitor.address)
  else await throttle(payload, 'file key', String(visitor.apiKey))
  if (readingFiles.pendingCount >= maxWaiting) throw new ApiError('too-many-requests')
  return readingFiles(read)
}
