import { documentPath } from '@vitrine/configuration/document-paths'
import type { OutdatedTexts } from '@vitrine/contract/shapes/outdated-texts'
import { previewBehind } from '#src/publishing/preview/as-if-published.ts'
import { previewedDocuments } from '#src/publishing/preview/preview.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { readOutdatedSafetyTexts, withoutOutdated } from '#src/translation/safety-texts.ts'
import type { PageWithTexts } from '#src/translation/safety-texts.ts'
import { readAlternates } from './alternates.ts'
import { pages } from '#src/content/page-collections.ts'
import type { CallContext } from './call-context.ts'

/**
 * Content of a document in the locale of the call as the company allows it to be read: without
 * outdated safety texts that are withdrawn, with a mark if there are such texts.
 */
export async function readShownTexts<Document extends object>(
  { payload, locale, tag }: CallContext,
  collection: PageWithTexts,
  id: number,
  document: Document,
): Promise<{ shown: Document; outdated_texts: OutdatedTexts }> {
  tag('language-rules')
  const preview = previewBehind(payload)?.preview
  const outdated = await readOutdatedSafetyTexts(payload, {
    collection,
    id,
    locale,
    isDraft:
      preview !== undefined &&
      previewedDocuments(preview).some((each) => each.collection === collection && each.id === id),
  })
  const [first] = outdated
  if (!first) return { shown: document, outdated_texts: null }
  const { sourceLocale } = first
  const isNamed = (await readNamedLocales(payload, locale)).includes(sourceLocale)
  const alternates = await readAlternates(payload, collection, {
    ids: [id],
    locales: isNamed ? [sourceLocale] : [],
  })
  const params = alternates.get(id)?.alternates[sourceLocale]
  return {
    shown: withoutOutdated(document, outdated),
    outdated_texts: {
      withdrawn: outdated.some(({ behavior }) => behavior === 'withdraw'),
      locale: sourceLocale,
      path: params ? documentPath(pages[collection].screen, sourceLocale, params) : null,
    },
  }
}
