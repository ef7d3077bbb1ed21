import type { RichText } from '@vitrine/contract/shapes/types'
import { documentPath } from '@vitrine/configuration/document-paths'
import { documentTagOf } from '#src/publishing/changes/kinds.ts'
import { environment } from '#src/platform/environment.ts'
import { pictureIds, writeRichText } from '#src/content/rich-text/html.ts'
import { linkTargets } from '#src/content/rich-text/links.ts'
import type { LinkTarget } from '#src/content/rich-text/links.ts'
import { topNodes } from '#src/content/rich-text/nodes.ts'
import { readAlternates } from './alternates.ts'
import { pages } from '#src/content/page-collections.ts'
import { fileUrl } from './documents.ts'
import { readImages } from './images.ts'
import type { CallContext } from './call-context.ts'

/** Current URLs of the link targets of a text, by `<collection> <id>`. */
async function readAddresses(
  { payload, locale, tag }: CallContext,
  targets: readonly LinkTarget[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const collection of new Set(targets.map((target) => target.collection))) {
    const ids = [
      ...new Set(targets.filter((target) => target.collection === collection).map(({ id }) => id)),
    ]
    tag(...ids.map((id) => documentTagOf(collection, id)))
    if (collection === 'files') {
      const { docs } = await payload.find({
        collection,
        where: { id: { in: ids } },
        depth: 0,
        pagination: false,
        overrideAccess: true,
      })
      for (const { id, filename } of docs)
        if (filename) found.set(`${collection} ${id}`, fileUrl(filename))
      continue
    }
    const alternates = await readAlternates(payload, collection, { ids, locales: [locale] })
    for (const [
      id,
      {
        alternates: { [locale]: params },
      },
    ] of alternates) {
      if (params)
        found.set(`${collection} ${id}`, documentPath(pages[collection].screen, locale, params))
    }
  }
  return found
}

/**
 * Reports nodes without a converter, with their number by type: throws in tests and development,
 * where responses are validated; logs in production, where their text is kept.
 */
function reportUnknown({ payload, locale }: CallContext, nodes: Record<string, number>): void {
  const message = 'Nodes of a rich text without a converter'
  if (environment.VITRINE_ANSWERS === 'checked')
    throw new Error(`${message}: ${JSON.stringify(nodes)}`)
  payload.logger.error({ nodes, locale }, message)
}

/** Rich text in the locale, with its images and links. */
export async function readRichText(context: CallContext, state: unknown): Promise<RichText> {
  const [images, addresses] = await Promise.all([
    readImages(context, pictureIds(state)),
    readAddresses(context, linkTargets(state)),
  ])
  const unknown = new Map<string, number>()
  const text = writeRichText(state, {
    imageOf: (id) => images.get(id),
    addressOf: ({ collection, id }) => addresses.get(`${collection} ${id}`),
    onUnknown: (type) => unknown.set(type, (unknown.get(type) ?? 0) + 1),
  })
  if (unknown.size > 0) reportUnknown(context, Object.fromEntries(unknown))
  return text
}

/** Like `readRichText`; null for an empty text. */
export async function readRichTextOrNull(
  context: CallContext,
  state: unknown,
): Promise<RichText | null> {
  const text = topNodes(state).length === 0 ? null : await readRichText(context, state)
  return text === null || text.html === '' ? null : text
}
