import {
  Forbidden,
  restoreVersionOperation,
  restoreVersionOperationGlobal,
  saveVersion,
} from 'payload'
import type { Endpoint, PayloadRequest, SanitizedGlobalConfig } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import type { PermittedCollection, PermittedGlobal } from '#src/platform/access/permissions.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { lifecycleTexts } from '#texts/lifecycle.js'

const labels = labelsOf(lifecycleTexts)

const restoredAsDraft = labels.restoredAsDraft

/** Restoring overwrites changes of others, so translators may not. */
const editors = ['administrator', 'editor'] as const

/** Path of Payload's own endpoint, called by the panel's button. */
const path = '/versions/:id'

const restoreInput = (req: PayloadRequest) => ({
  id: String(req.routeParams?.['id']),
  draft: String(req.query['draft']) === 'true',
})

/** Request without a user, in the transaction of `req`. */
const outside = ({ transactionID }: PayloadRequest) => ({
  req: { transactionID } as PayloadRequest,
})

const statusOf = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && '_status' in document
    ? document._status
    : undefined

/**
 * Whether restoring creates a draft next to the published document. Payload also copies the status
 * of the old version, which unpublishes a published document when that version was a draft.
 */
const keepsPublished = (version: unknown, live: unknown): boolean =>
  statusOf(version) !== 'published' && statusOf(live) === 'published'

function answer(req: PayloadRequest, doc: object, asDraft: boolean): Response {
  const message = asDraft
    ? textOf(restoredAsDraft, req.i18n.language)
    : req.t('version:restoredSuccessfully')
  return Response.json({ doc, message })
}

/**
 * Replaces Payload's endpoint for a collection with drafts: a published document stays published.
 */
export function restoreEndpoint(collection: PermittedCollection): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const { id, draft } = restoreInput(req)
      const { payload } = req
      const version = await payload.findVersionByID({
        collection,
        id,
        depth: 0,
        overrideAccess: false,
        req,
      })
      const live: unknown = await payload.findByID({
        collection,
        id: Number(version.parent),
        depth: 0,
        draft: false,
        trash: true,
        overrideAccess: true,
        disableErrors: true,
        ...outside(req),
      })
      const asDraft = draft || keepsPublished(version.version, live)
      const config = payload.collections[collection]
      const doc = await restoreVersionOperation({
        id: Number(id),
        collection: config,
        depth: 0,
        draft: asDraft,
        req,
      })
      return answer(req, doc, asDraft)
    },
  }
}

/**
 * The same for a global. Payload's operation writes the status of a draft to the published row even
 * with `draft=true`; here the draft becomes the latest version, as when the panel saves one.
 */
export function restoreGlobalEndpoint(slug: PermittedGlobal): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const { id, draft } = restoreInput(req)
      const { payload } = req
      const global = payload.globals.config.find((config) => config.slug === slug)
      // throws 403 or 404
      const version = await payload.findGlobalVersionByID({
        slug,
        id,
        depth: 0,
        overrideAccess: false,
        req,
      })
      const live: unknown = await payload.findGlobal({
        slug,
        depth: 0,
        draft: false,
        overrideAccess: true,
        ...outside(req),
      })
      const asDraft = draft || keepsPublished(version.version, live)
      if (!global || !hasRole(req, editors)) throw new Forbidden(req.t)
      const doc = asDraft
        ? await saveAsDraft(req, global, id)
        : await restoreVersionOperationGlobal({
            id: Number(id),
            depth: 0,
            globalConfig: global,
            req,
          })
      return answer(req, doc, asDraft)
    },
  }
}

async function saveAsDraft(
  req: PayloadRequest,
  global: SanitizedGlobalConfig,
  id: string,
): Promise<object> {
  const { payload } = req
  const {
    docs: [stored],
  } = await payload.db.findGlobalVersions<Record<string, unknown>>({
    global: global.slug,
    limit: 1,
    locale: 'all',
    where: { id: { equals: Number(id) } },
    req,
  })
  const docWithLocales = { ...stored?.version, _status: 'draft' } as never
  return saveVersion({
    docWithLocales,
    draft: true,
    global,
    operation: 'restoreVersion',
    payload,
    req,
  })
}
