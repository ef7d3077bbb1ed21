import { panelBase } from '@vitrine/contract/panel'
import type { PayloadRequest } from 'payload'
import { readList } from '#src/admin/lists/read-list.ts'
import type { ListContext } from '#src/admin/lists/read-list.ts'
import { shapeOf } from '#src/admin/lists/list-shape.ts'
import { openReadable } from '#src/admin/lists/request-list.ts'
import { findTypedDoubts } from '#src/content/variants/ask-on-publish.ts'
import type { DocumentAnswer, documentCalls } from '#src/panel-calls/documents.ts'
import { isDrafted, permissions } from '#src/platform/access/permissions.ts'
import { deny, PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { indexed } from '#src/staff-index/document-keys.ts'
import type { Named } from '#src/platform/collections/row.ts'
import { readOutdatedFields } from '#src/translation/outdated.ts'
import { readReviewStates } from '#src/translation/reviews.ts'
import { parseListState } from '#src/staff-index/list-state.ts'

type Data = Record<string, unknown>

/** Content of a document in all languages; undefined if the account may not read it. */
async function contentOf(
  req: PayloadRequest,
  { collection }: ListContext,
  { id, isDraft }: { id: number; isDraft: boolean },
): Promise<Data | undefined> {
  const found: unknown = await req.payload.findByID({
    collection,
    id,
    draft: isDraft,
    locale: 'all',
    depth: 0,
    trash: true,
    overrideAccess: false,
    disableErrors: true,
    user: req.user,
  })
  return typeof found === 'object' && found !== null ? (found as Data) : undefined
}

/** Title of a document's parent, and URL of the list of the parent's documents. */
function parentOf(
  { payload, collection }: ListContext,
  draft: Data,
  title: string,
): DocumentAnswer['parent'] {
  const { parent }: Named = indexed[collection]
  const { parents } = shapeOf(payload, collection, false)
  const id = parent === undefined ? undefined : draft[parent]
  if (typeof id !== 'number' || parents === undefined || title === '') return null
  return { title, href: `${panelBase}/collections/${collection}?parent=${id}` }
}

export const documentHandlers: PanelHandlers<typeof documentCalls> = {
  'documents.read': async (req, { query }) => {
    const context = openReadable(req, query)
    const { collection, isPublished = false } = context
    const { id } = query
    if (!isDrafted(permissions[collection])) throw deny()
    const row = await contentOf(req, context, { id, isDraft: false })
    // accounts without drafts get the published content as the draft, without outdated fields and reviews
    const [draft, list, outdated, reviews] = await Promise.all([
      isPublished ? row : contentOf(req, context, { id, isDraft: true }),
      readList(context, parseListState(new URLSearchParams()), { ids: [id], size: 1 }),
      isPublished ? {} : readOutdatedFields(req.payload, collection, id),
      isPublished ? {} : readReviewStates(req.payload, collection, id),
    ])
    if (!draft) throw new PanelRefusal(404)
    const listed = list.rows[0]
    return {
      published: row?.['_status'] === 'published' ? row : null,
      draft,
      picture: listed?.picture ?? null,
      parent: parentOf(context, draft, listed?.parent ?? ''),
      family: listed?.family ?? '',
      share: listed?.share ?? null,
      lacks: listed?.lacks ?? [],
      outdated,
      reviews,
    }
  },

  'products.doubts': (req, { body: { id, ...typed } }) =>
    findTypedDoubts(req, { ...typed, id: id ?? undefined }),
}
