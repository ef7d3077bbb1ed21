import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { Forbidden } from 'payload'
import type { Endpoint, PayloadRequest } from 'payload'
import { versionDifferencesPath } from '#src/changes/version-answer.ts'
import { versionDifferences } from '#src/changes/version-differences.ts'
import { hasRole } from '#src/platform/access/access.ts'
import type { PermittedCollection, PermittedGlobal } from '#src/platform/access/permissions.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { askDoubts, idOf } from '#src/content/variants/ask-on-publish.ts'
import { goBack } from '#src/changes/go-back.ts'
import { findEntity } from '#src/publishing/languages/operations.ts'
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

/** Asks about doubtful values of a product that becomes public again, as its publication does. */
async function askAbout(
  req: PayloadRequest,
  entity: Entity,
  { version, locales }: { version: number; locales: readonly Locale[] },
): Promise<void> {
  if (!('collection' in entity) || entity.collection !== 'products') return
  const former = (await readVersion(req, entity, version)) ?? {}
  await askDoubts(req, {
    id: Number(entity.id),
    subcategory: idOf(former['subcategory']),
    variants: former['variants'],
    locale: locales[0] ?? defaultLocale,
  })
}

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
  const row = await readPublished(req, entity)
  if (row?.['deletedAt']) throw new Forbidden(req.t)
  const asDraft = String(req.query['draft']) === 'true' || version.status !== 'published'
  const locales = languagesOf(req)
  if (!asDraft) await askAbout(req, entity, { version: version.id, locales })
  await goBack(req, entity, {
    locales,
    publish: !asDraft,
    source: (within) => readVersion(within, entity, version.id),
  })
  return asDraft
}

function answer(req: PayloadRequest, doc: object, asDraft: boolean): Response {
  const message = asDraft
    ? textOf(restoredAsDraft, req.i18n.language)
    : req.t('version:restoredSuccessfully')
  return Response.json({ doc, message })
}

const statusOf = (version: unknown): unknown => Object(version)['_status']

interface FoundVersion {
  entity: Entity
  id: number
  version: unknown
}

/** Reads a version; throws 403 or 404. */
type FindVersion = (req: PayloadRequest) => Promise<FoundVersion>

/**
 * Endpoints that restore a version, in the place of Payload's, and that compare it with the latest
 * one in the languages of the request.
 */
const endpointsOf = (find: FindVersion): Endpoint[] => [
  {
    path,
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, editors)) throw new Forbidden(req.t)
      const { entity, id, version } = await find(req)
      const asDraft = await restore(req, entity, { id, status: statusOf(version) })
      const shared = { draft: true, overrideAccess: false, req }
      return answer(req, await findEntity(req.payload, entity, shared), asDraft)
    },
  },
  {
    path: `${path}${versionDifferencesPath}`,
    method: 'get',
    handler: async (req) => {
      const { entity, id } = await find(req)
      const differences = await versionDifferences(req, entity, {
        version: id,
        locales: languagesOf(req),
      })
      return Response.json(differences, { headers: { 'cache-control': 'no-store' } })
    },
  },
]

/** Endpoints of the versions of a document with drafts. */
export const versionEndpoints = (collection: PermittedCollection): Endpoint[] =>
  endpointsOf(async (req) => {
    const { id, parent, version } = await req.payload.findVersionByID({
      collection,
      id: String(req.routeParams?.['id']),
      depth: 0,
      overrideAccess: false,
      req,
    })
    return { entity: { collection, id: Number(parent) }, id: Number(id), version }
  })

/** Endpoints of the versions of a global with drafts. */
export const globalVersionEndpoints = (slug: PermittedGlobal): Endpoint[] =>
  endpointsOf(async (req) => {
    const { id, version } = await req.payload.findGlobalVersionByID({
      slug,
      id: String(req.routeParams?.['id']),
      depth: 0,
      overrideAccess: false,
      req,
    })
    return { entity: { global: slug }, id: Number(id), version }
  })
