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
import { label, words } from '#src/platform/labels.ts'

const loop = label(
  'Este redirecionamento volta a si mesmo.',
  'This redirect leads back to itself.',
  'Esta redirección vuelve a sí misma.',
)
const unsafe = label(
  'Comece com / ou https://.',
  'Begin with / or https://.',
  'Comience con / o https://.',
)
const unreadable = label(
  'Escreva um caminho do site, como /promo.',
  'Write a path of the site, like /promo.',
  'Escriba una ruta del sitio, como /promo.',
)
const reserved = label(
  'Este caminho é do próprio sistema e não pode ser redirecionado.',
  'This path is the system’s own and cannot be redirected.',
  'Esta ruta es del propio sistema y no se puede redirigir.',
)

/** A target on our own origin is a path of ours. */
const ownPath = (to: string): string =>
  to === environment.PUBLIC_ORIGIN
    ? '/'
    : to.startsWith(`${environment.PUBLIC_ORIGIN}/`)
      ? to.slice(environment.PUBLIC_ORIGIN.length)
      : to

/**
 * Spells a redirect as addresses are compared, and collapses chains as they are made: the new row
 * points at where its
 * target leads, and rows that pointed at the new row's path now point past it. A row that would
 * lead back to itself is refused.
 */
export const cleanRedirect: CollectionBeforeChangeHook = async ({ data, req, originalDoc }) => {
  const refuse = (path: string, message: typeof loop) =>
    new ValidationError(
      {
        collection: 'redirects',
        errors: [{ path, message: words(message, req.i18n.language) }],
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
