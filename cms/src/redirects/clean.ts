import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook } from 'payload'
import { rows, sql } from '#src/database/query.ts'
import { label, words } from '#src/labels.ts'

const loop = label('Este redirecionamento volta a si mesmo.', 'This redirect leads back to itself.', 'Esta redirección vuelve a sí misma.')
const unsafe = label('Comece com / ou https://.', 'Begin with / or https://.', 'Comience con / o https://.')

/** `/a/` and `/a` are one address. */
export const tidyPath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path) || '/'

/**
 * Collapses chains as they are made: the new row points at where its target leads, and rows that pointed at the new
 * row's path now point past it. A row that would lead back to itself is refused.
 */
export const cleanRedirect: CollectionBeforeChangeHook = async ({ data, req, originalDoc }) => {
  const refuse = (path: string, message: typeof loop) => new ValidationError({ collection: 'redirects', errors: [{ path, message: words(message, req.i18n.language) }], req }, req.t)
  const from = tidyPath(String(data['from'] ?? originalDoc?.from ?? ''))
  let to = String(data['to'] ?? originalDoc?.to ?? '')
  if (!/^\/(?![/\\])|^https?:\/\//.test(to)) throw refuse('to', unsafe)
  if (to.startsWith('/')) to = tidyPath(to)
  const [next] = await rows<{ to: string }>(req.payload, sql`select "to" from redirects where "from" = ${to}`, req)
  if (next) to = next.to
  if (to === from) throw refuse('to', loop)
  await rows(req.payload, sql`update redirects set "to" = ${to}, updated_at = now() where "to" = ${from}`, req)
  return { ...data, from, to }
}
