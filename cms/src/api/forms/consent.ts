import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { TokenBucket } from '@vitrine/http/token-bucket'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

interface Choice {
  id: string
  version: string
  accepted: boolean
  preferences: { slug: string; activated: boolean }[]
}

/**
 * Rate limit of stored choices per process, far above real traffic: bounds disk usage under abuse.
 */
const bucket = new TokenBucket({ size: 300, perSecond: 5 })

/**
 * Stores the proof of a consent choice: text, version, locale, purposes and time, never an
 * identity. The text is copied, because the staff can change it without changing its version.
 * Idempotent per key.
 */
export async function recordConsent(
  { payload, locale }: Pick<CallContext, 'payload' | 'locale'>,
  choice: Choice,
): Promise<Answer<'consent-record'>> {
  if (!bucket.take()) throw new ApiError('too-many-requests')
  const key = choice.id
  if (await isKept(payload, key)) return { id: key }
  const { cookies } = await payload.findGlobal({
    slug: 'layout',
    locale,
    depth: 0,
    overrideAccess: true,
  })
  const text =
    cookies?.cookies_notification_version === choice.version
      ? cookies.cookies_notification_text
      : null
  try {
    await payload.create({
      collection: 'consents',
      data: {
        key,
        locale,
        version: choice.version,
        text: text ?? null,
        accepted: choice.accepted,
        preferences: choice.preferences,
      },
      overrideAccess: true,
    })
  } catch (error) {
    // concurrent requests with the same key: the unique index lets one through
    if (!(await isKept(payload, key))) throw error
  }
  return { id: key }
}

async function isKept(payload: CallContext['payload'], key: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'consents',
    where: { key: { equals: key } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

export const consentHandlers = {
  'consent-record': (context, { body }) => recordConsent(context, body),
} satisfies Handlers
