import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { Endpoint, PayloadRequest } from 'payload'
import type { DocumentAnswer } from '#src/admin/editor/document-answer.ts'
import { contextOf, readList } from '#src/admin/lists/read-list.ts'
import type { ListContext } from '#src/admin/lists/read-list.ts'
import { shapeOf } from '#src/admin/lists/list-shape.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { isDrafted, permissions } from '#src/platform/access/permissions.ts'
import { indexed, isIndexed } from '#src/staff-index/document-keys.ts'
import type { Named } from '#src/staff-index/document-keys.ts'
import { readOutdatedFields } from '#src/translation/outdated.ts'
import { readReviewStates } from '#src/translation/reviews.ts'
import { parseListState } from '#src/staff-index/list-state.ts'

type Data = Record<string, unknown>

/** Maximum document id: PostgreSQL's `serial` has 32 bits. */
const maxId = 2 ** 31 - 1

function idIn(req: PayloadRequest): number | undefined {
  const given = req.searchParams.get('id') ?? ''
  return /^[1-9]\d{0,9}$/.test(given) && Number(given) <= maxId ? Number(given) : undefined
}

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

/**
 * Saved content of the document `id` of a `collection`, and the heading of its form, in the
 * language `locale`.
 */
export const documentEndpoint: Endpoint = {
  path: ownEndpoints.document,
  method: 'get',
  handler: async (req) => {
    const answer = (body: object, status: number): Response =>
      Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
    const collection = req.searchParams.get('collection') ?? ''
    const wanted = req.searchParams.get('locale') ?? ''
    const id = idIn(req)
    const context =
      isIndexed(collection) && isOfSite(collection) && isDrafted(permissions[collection])
        ? contextOf(
            { payload: req.payload, user: req.user, language: req.i18n.language },
            collection,
            isLocale(wanted) ? wanted : defaultLocale,
          )
        : undefined
    if (!context) return answer({}, req.user ? 403 : 401)
    if (id === undefined) return answer({}, 404)
    const [draft, row, list, outdated, reviews] = await Promise.all([
      contentOf(req, context, { id, isDraft: true }),
      contentOf(req, context, { id, isDraft: false }),
      readList(context, parseListState(new URLSearchParams()), { ids: [id], size: 1 }),
      readOutdatedFields(req.payload, context.collection, id),
      readReviewStates(req.payload, context.collection, id),
    ])
    if (!draft) return answer({}, 404)
    const listed = list.rows[0]
    return answer(
      {
        published: row?.['_status'] === 'published' ? row : null,
        draft,
        picture: listed?.picture ?? null,
        parent: parentOf(context, draft, listed?.parent ?? ''),
        family: listed?.family ?? '',
        share: listed?.share ?? null,
        lacks: listed?.lacks ?? [],
        outdated,
        reviews,
      } satisfies DocumentAnswer,
      200,
    )
  },
}
