import {
  addressPath,
  isRedirectTarget,
  isRedirectable,
  withQuery,
} from '@vitrine/contract/address-path'
import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { environment } from '#src/platform/environment.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { lifecycleTexts } from '#texts/lifecycle.js'

const labels = labelsOf(lifecycleTexts)

const loop = labels.loop
const unsafe = labels.unsafe
const unreadable = labels.unreadable
const reserved = labels.reserved

/** Path of a target on the site's own origin; any other target unchanged. */
export const ownPath = (to: string): string =>
  to === environment.PUBLIC_ORIGIN
    ? '/'
    : to.startsWith(`${environment.PUBLIC_ORIGIN}/`)
      ? to.slice(environment.PUBLIC_ORIGIN.length)
      : to

/**
 * Normalizes the path of a redirect and resolves chains: the redirect gets the final target, and so
 * do redirects that led to its path. Rejects loops.
 */
export const cleanRedirect: CollectionBeforeChangeHook = async ({ data, req, originalDoc }) => {
  const refuse = (path: string, message: typeof loop) =>
    new ValidationError(
      {
        collection: 'redirects',
        errors: [{ path, message: textOf(message, req.i18n.language) }],
        req,
      },
      req.t,
    )
  const from = addressPath(String(data['from'] ?? originalDoc?.from ?? '').trim())
  if (from === undefined) throw refuse('from', unreadable)
  if (!isRedirectable(from)) throw refuse('from', reserved)
  let to = ownPath(String(data['to'] ?? originalDoc?.to ?? '').trim())
  if (!isRedirectTarget(to)) throw refuse('to', unsafe)
  const target = addressPath(to)
  if (target === from) throw refuse('to', loop)
  const [next] = await rows<{ to: string }>(
    req.payload,
    sql`select "to" from redirects where "from" = ${target ?? ''} and deleted_at is null`,
    req,
  )
  if (next) to = withQuery(next.to, to.split('#')[0]?.split(/\?(.*)/s, 2)[1] ?? '')
  if (addressPath(to) === from) throw refuse('to', loop)
  await rows(
    req.payload,
    sql`update redirects set "to" = ${to}, updated_at = now() where "to" = ${from}`,
    req,
  )
  return { ...data, from, to }
}
