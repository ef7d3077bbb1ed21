import { addressPath, isRedirectTarget, withQuery } from '@vitrine/contract/address-path'
import { isRedirectable } from '@vitrine/contract/program-paths'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { NeedsConfirmation } from '#src/content/fields/confirmations.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { environment } from '#src/platform/environment.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { findPages } from '#src/publishing/pages/find-pages.ts'
import { addressesTexts } from '#texts/addresses.js'
import { lifecycleTexts } from '#texts/lifecycle.js'

const labels = labelsOf(lifecycleTexts)
const fieldLabels = labelsOf(addressesTexts)

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

/** Name of the page at a path in the language of the panel; undefined: there is none. */
export async function pageNameAt(
  { payload, i18n, transactionID }: Pick<PayloadRequest, 'payload' | 'i18n' | 'transactionID'>,
  path: string,
): Promise<string | undefined> {
  const transaction = transactionID === undefined ? {} : { transactionID }
  const page = (await findPages(payload, [path], transaction)).get(path)
  if (!page || page.isFormer) return undefined
  const say = (label: Label): string => textOf(label, i18n.language)
  if (!page.document) {
    const isHome = localeCodes.some((code) => path === (locales[code].prefix || '/'))
    if (isHome) return say(labels.livingHome)
    const [text] = await rows<{ title: string }>(
      payload,
      sql`select title from seo_texts where "path" = ${path} and deleted_at is null`,
      transaction,
    )
    return say(labels.livingPage({ title: text?.title ?? path }))
  }
  const { collection, title } = page.document
  const { singular } = payload.collections[collection].config.labels
  const kind = typeof singular === 'object' ? say(singular as Label) : collection
  return say(labels.livingDocument({ kind, title }))
}

/** True if a redirect gets an address, or comes back to it: meanwhile a page may have come. */
const isPlaced = (
  data: Record<string, unknown>,
  original: { from?: string; deletedAt?: unknown } | undefined,
  from: string,
): boolean =>
  addressPath(String(original?.from ?? '')) !== from ||
  (Boolean(original?.deletedAt) && data['deletedAt'] === null)

/** Query of an address, without its fragment. */
const queryOf = (address: string): string => address.split('#')[0]?.split(/\?(.*)/s, 2)[1] ?? ''

/**
 * Normalizes the path of a redirect and resolves chains: the redirect gets the final target, and so
 * do redirects that led to its path. Rejects loops, and the address of a page unless the person
 * confirms that it is replaced.
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
  const isConfirmed = data['replaces_page'] ?? originalDoc?.replaces_page
  const living =
    isPlaced(data, originalDoc, from) && !isConfirmed ? await pageNameAt(req, from) : undefined
  if (living !== undefined) {
    const tick = textOf(fieldLabels.replacesPage, req.i18n.language)
    const message = textOf(labels.living({ name: living, tick }), req.i18n.language)
    throw new NeedsConfirmation(
      { collection: 'redirects', errors: [{ path: 'from', message }], req },
      req.t,
    )
  }
  let to = ownPath(String(data['to'] ?? originalDoc?.to ?? '').trim())
  if (!isRedirectTarget(to)) throw refuse('to', unsafe)
  const target = addressPath(to)
  if (target === from) throw refuse('to', loop)
  const [next] = await rows<{ to: string }>(
    req.payload,
    sql`select "to" from redirects where "from" = ${target ?? ''} and deleted_at is null`,
    req,
  )
  if (next) to = withQuery(next.to, queryOf(to))
  if (addressPath(to) === from) throw refuse('to', loop)
  await rows(
    req.payload,
    sql`update redirects set "to" = ${to}, updated_at = now() where "to" = ${from}`,
    req,
  )
  return { ...data, from, to }
}
