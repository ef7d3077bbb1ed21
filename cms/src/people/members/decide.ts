import type { Endpoint, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { z } from 'zod'
import { seenKey } from './decision.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'

/** Request body of a bulk decision. */
const decisionBody = z.strictObject({
  ids: z.array(z.number().int()).min(1).max(200),
  state: z.enum(['approved', 'refused', 'blocked']),
  reason: z.string().trim().max(1000).optional(),
  /** State and decision time that the list showed for each member, by id. */
  seen: z
    .record(z.string(), z.object({ state: z.string(), decided_at: z.string().nullable() }))
    .optional(),
})

async function decideOne(
  req: PayloadRequest,
  id: number,
  { state, reason, seen }: z.output<typeof decisionBody>,
): Promise<string | undefined> {
  try {
    await req.payload.update({
      collection: 'members',
      id,
      overrideAccess: false,
      depth: 0,
      user: req.user,
      // one transaction per member: a failure does not affect the others
      req: {
        i18n: req.i18n,
        t: req.t,
        user: req.user,
        payloadAPI: 'REST',
        context: { [seenKey]: seen?.[String(id)] },
      } as unknown as PayloadRequest,
      data: { state, ...(state === 'refused' ? { reason: reason ?? '' } : {}) },
    })
    return undefined
  } catch (error) {
    return error instanceof ValidationError
      ? (error.data.errors[0]?.message ?? error.message)
      : error instanceof Error
        ? error.message
        : String(error)
  }
}

/**
 * Bulk decision about members, each in its own transaction with its e-mail; returns the failures
 * with their reasons.
 */
export const decideMembers: Endpoint = {
  path: '/decide',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, permissions.members.update)) return new Response(null, { status: 403 })
    const body: unknown = await req.json?.().catch(() => undefined)
    const parsed = decisionBody.safeParse(body)
    if (!parsed.success) return new Response(null, { status: 422 })
    const failed: { id: number; message: string }[] = []
    for (const id of parsed.data.ids) {
      const message = await decideOne(req, id, parsed.data)
      if (message !== undefined) failed.push({ id, message })
    }
    return Response.json(
      { done: parsed.data.ids.length - failed.length, failed },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
}
