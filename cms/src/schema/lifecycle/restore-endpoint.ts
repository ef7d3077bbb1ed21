import { Forbidden } from 'payload'
import type { Endpoint, PayloadRequest } from 'payload'
import { asChangeSet } from '#src/changes/cause.ts'
import { hasRole } from '#src/platform/access/access.ts'
import type { PermittedCollection, PermittedGlobal } from '#src/platform/access/permissions.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'
import { goBack } from '#src/publishing/languages/go-back.ts'
import { languagesOf } from '#src/publishing/languages/request.ts'
import { readPublished, readVersion } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { lifecycleTexts } from '#texts/lifecycle.js'

const labels = labelsOf(lifecycleTexts)

const restoredAsDraft = labels.restoredAsDraft

/** Restoring overwrites changes of others, so translators are not allowed to. */
const editors = ['administrator', 'editor'] as const

/** Path of Payload's own endpoint, called by the panel's button. */
const path = '/versions/:id'

/**
 * Restores a version in the languages of the request; content that is public in other languages
 * stays public, and an older draft becomes a draft. Payload's operation restores all languages and
 * copies the status.
 */
async function restore(
  req: PayloadRequest,
  entity: Entity,
  version: { id: number; status: unknown },
): Promise<boolean> {
  if (!hasRole(req, editors)) throw new Forbidden(req.t)
  const row = await readPublished(req, entity)
  if (row?.['deletedAt']) throw new Forbidden(req.t)
  const asDraft = String(req.query['draft']) === 'true' || version.status !== 'published'
  await asChangeSet({ kind: 'restore' }, () =>
    goBack(req, entity, {
      locales: languagesOf(req),
      publish: !asDraft,
      record: recordEntity(req),
      source: (within) => readVersion(within, entity, version.id),
    }),
  )
  return asDraft
}

function answer(req: PayloadRequest, doc: object, asDraft: boolean): Response {
  const message = asDraft
    ? textOf(restoredAsDraft, req.i18n.language)
    : req.t('version:restoredSuccessfully')
  return Response.json({ doc, message })
}

const statusOf = (version: unknown): unknown => Object(version)['_status']

/** Endpoint that restores a version of a document with drafts; replaces Payload's. */
export function restoreEndpoint(collection: PermittedCollection): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const { payload } = req
      // throws 403 or 404
      const { id, parent, version } = await payload.findVersionByID({
        collection,
        id: String(req.routeParams?.['id']),
        depth: 0,
        overrideAccess: false,
        req,
      })
      const entity = { collection, id: Number(parent) }
      const asDraft = await restore(req, entity, { id: Number(id), status: statusOf(version) })
      const shared = { depth: 0, overrideAccess: false, req } as const
      const doc = await payload.findByID({ ...entity, draft: true, ...shared })
      return answer(req, doc, asDraft)
    },
  }
}

/** Endpoint that restores a version of a global with drafts; replaces Payload's. */
export function restoreGlobalEndpoint(slug: PermittedGlobal): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const { payload } = req
      const { id, version } = await payload.findGlobalVersionByID({
        slug,
        id: String(req.routeParams?.['id']),
        depth: 0,
        overrideAccess: false,
        req,
      })
      const entity = { global: slug }
      const asDraft = await restore(req, entity, { id: Number(id), status: statusOf(version) })
      const shared = { depth: 0, overrideAccess: false, req } as const
      const doc = await payload.findGlobal({ slug, draft: true, ...shared })
      return answer(req, doc, asDraft)
    },
  }
}
