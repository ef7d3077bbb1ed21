import { addressPath, isRedirectTarget } from '@vitrine/contract/address-path'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook } from 'payload'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { searchKey } from '#src/search/words/fold.ts'
import { lifecycleTexts } from '#texts/lifecycle.js'
import { searchRedirectsTexts } from '#texts/search-redirects.js'
import { ownPath } from './clean-redirect.ts'

const labels = { ...labelsOf(lifecycleTexts), ...labelsOf(searchRedirectsTexts) }

const searchPages = localeCodes.map((code) => locales[code].prefix + screenPaths[code].search)

/**
 * Normalizes a search text and its target. Rejects an empty text, a text that already has a
 * redirect, an unsafe target, and a search page, which could cause a loop.
 */
export const cleanSearchRedirect: CollectionBeforeChangeHook = async ({
  data,
  req,
  originalDoc,
}) => {
  const refuse = (path: string, message: typeof labels.taken) =>
    new ValidationError(
      {
        collection: 'search-redirects',
        errors: [{ path, message: textOf(message, req.i18n.language) }],
        req,
      },
      req.t,
    )
  const language = data['language'] ?? originalDoc?.language
  const text = String(data['text'] ?? originalDoc?.text ?? '').trim()
  const key = searchKey(text)
  if (key === '') throw refuse('text', labels.empty)
  const to = ownPath(String(data['to'] ?? originalDoc?.to ?? '').trim())
  if (!isRedirectTarget(to)) throw refuse('to', labels.unsafe)
  if (searchPages.includes(addressPath(to) ?? '')) throw refuse('to', labels.search)
  const { docs } = await req.payload.find({
    collection: 'search-redirects',
    where: { language: { equals: language }, key: { equals: key } },
    depth: 0,
    limit: 2,
    pagination: false,
    overrideAccess: true,
    req,
  })
  if (docs.some(({ id }) => id !== originalDoc?.id)) throw refuse('text', labels.taken)
  return { ...data, text, to, key }
}
