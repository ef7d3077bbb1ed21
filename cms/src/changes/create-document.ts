import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { innerRequest } from '#src/publishing/languages/inner-request.ts'
import { inLocale, localesOf } from './apply-plan.ts'
import { documentWith } from '#src/recording/history/document-values.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import { splitPlace } from '#src/recording/history/diff-values.ts'

/** Document to create, with its values in all languages by place. */
export interface CreationPlan {
  collection: CollectionSlug
  values: Values
  use: 'draft' | 'publish'
}

/** Languages of the values: the default one first, in which a document without texts is created. */
function languagesOf(values: Values): [Locale, ...Locale[]] {
  const found = localesOf(
    Object.entries(values).map(([place, after]) => ({ ...splitPlace(place), before: null, after })),
  )
  const [first = defaultLocale, ...others] = [...found].toSorted((one, other) =>
    one === defaultLocale ? -1 : other === defaultLocale ? 1 : 0,
  )
  return [first, ...others]
}

/**
 * Creates a document by Payload's own operations within a transaction, in which the feed is locked:
 * in one language, then each other one as an update.
 *
 * @throws Payload's `ValidationError` and `Forbidden`; the caller rolls the document back.
 */
export async function createDocument(
  req: PayloadRequest,
  transaction: Transaction,
  { collection, values, use }: CreationPlan,
): Promise<number> {
  const { flattenedFields, versions } = req.payload.collections[collection].config
  const document = documentWith(flattenedFields, {}, values)
  const [first, ...others] = languagesOf(values)
  const shared = () => ({
    depth: 0,
    overrideAccess: false,
    // a draft may lack what its publication requires
    ...(versions?.drafts && use === 'draft' ? { draft: true } : {}),
    user: req.user,
    req: innerRequest(req, transaction),
  })
  const dataIn = (locale: Locale) => ({
    ...inLocale(flattenedFields, document, locale),
    ...(versions?.drafts ? { _status: use === 'publish' ? 'published' : 'draft' } : {}),
  })
  const { id } = await req.payload.create({
    collection,
    locale: first,
    data: dataIn(first) as never,
    ...shared(),
  })
  for (const locale of others)
    await req.payload.update({ collection, id, locale, data: dataIn(locale) as never, ...shared() })
  return Number(id)
}
