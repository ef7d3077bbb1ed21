import { isStorable } from '@vitrine/contract/storable-text'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { checkImport } from '#src/changes/imports/check-import.ts'
import { holdImports, removeRelease, saveRelease } from '#src/changes/imports/import-store.ts'
import {
  listReleases,
  readCandidates,
  readRelease,
  readReleaseContent,
} from '#src/changes/imports/read-releases.ts'
import {
  bytesOf,
  contentOf,
  emptyRelease,
  releaseContent,
  withItems,
  withoutItems,
} from '#src/changes/imports/release-content.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { releasesTexts } from '#texts/releases.js'

const labels = labelsOf(releasesTexts)

/** Maximum length of a name, characters. */
const maxName = 160

const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const told = (req: PayloadRequest, label: Label, status: number): Response =>
  answer({ message: textOf(label, req.i18n.language) }, status)

/** Endpoint for those who may change the catalogue. */
const forEditors = (
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({
  path,
  method,
  handler: async (req) =>
    hasRole(req, permissions.products.create) ? handle(req) : told(req, labels.denied, 403),
})

const nameInput = z.string().trim().min(1).max(maxName).refine(isStorable)

const { drafts, imports } = releaseContent.shape
const editInput = z.object({
  name: nameInput.optional(),
  add: z.object({ drafts: drafts.default([]), imports: imports.default([]) }).optional(),
  remove: z
    .object({
      drafts: z
        .array(z.object({ collection: z.string().max(64), id: z.number().int() }))
        .max(500)
        .default([]),
      imports: imports.default([]),
    })
    .optional(),
})

const bodyOf = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => undefined)

const idOf = (req: PayloadRequest): number => Number(req.routeParams?.['id'])

/** Begins a release without content. */
async function create(req: PayloadRequest): Promise<Response> {
  const name = nameInput.safeParse(Object(await bodyOf(req)).name)
  if (!name.success) {
    const message = textOf(labels.noName, req.i18n.language)
    return answer({ message, errors: { name: message } }, 422)
  }
  const made = await checkImport(req, {
    source: 'release',
    name: name.data,
    bytes: bytesOf(emptyRelease),
  })
  const release = made && (await readRelease(req, made.id))
  return release ? answer(release, 201) : told(req, labels.gone, 404)
}

/** Changes name and content of a release that is not ordered. */
async function edit(req: PayloadRequest): Promise<Response> {
  const input = editInput.safeParse(await bodyOf(req))
  const read = await readReleaseContent(req, idOf(req))
  if (!read) return told(req, labels.gone, 404)
  if (!input.success) return told(req, labels.noName, 422)
  const { stored, content } = read
  const { name = stored.file_name, add, remove } = input.data
  if (stored.state !== 'checked' && stored.state !== 'failed')
    return told(req, labels.alreadyOrdered, 409)
  const left = remove ? withoutItems(content, remove) : content
  const given = add ? contentOf(new TextEncoder().encode(JSON.stringify(add))) : emptyRelease
  const held = await holdImports(req.payload, given.imports, true)
  const known = given.imports.filter((id) => content.imports.includes(id))
  const next = withItems(left, { ...given, imports: [...held, ...known] })
  if (!releaseContent.safeParse(next).success) {
    await holdImports(req.payload, held, false)
    return told(req, labels.tooMany, 422)
  }
  const isSaved = await saveRelease(req.payload, stored.id, {
    fileName: name,
    file: bytesOf(next),
  })
  if (!isSaved) {
    await holdImports(req.payload, held, false)
    return told(req, labels.alreadyOrdered, 409)
  }
  await holdImports(req.payload, remove?.imports ?? [], false)
  if (held.length + known.length < given.imports.length) return told(req, labels.notHeld, 409)
  const release = await readRelease(req, stored.id)
  return release ? answer(release) : told(req, labels.gone, 404)
}

/** Deletes a release that is not ordered; its imports can be ordered on their own again. */
async function remove(req: PayloadRequest): Promise<Response> {
  const read = await readReleaseContent(req, idOf(req))
  if (!read) return told(req, labels.gone, 404)
  if (!(await removeRelease(req.payload, read.stored.id)))
    return told(req, labels.alreadyOrdered, 409)
  await holdImports(req.payload, read.content.imports, false)
  return told(req, labels.removed, 200)
}

/** Endpoints of releases; their comparison, order and state are those of imports. */
export const releaseEndpoints: Endpoint[] = [
  forEditors('get', ownEndpoints.releases, async (req) =>
    answer({ releases: await listReleases(req) }),
  ),
  forEditors('post', ownEndpoints.releases, create),
  forEditors('get', ownEndpoints.releaseCandidates, async (req) =>
    answer(await readCandidates(req)),
  ),
  forEditors('get', ownEndpoints.release, async (req) => {
    const release = await readRelease(req, idOf(req))
    return release ? answer(release) : told(req, labels.gone, 404)
  }),
  forEditors('post', ownEndpoints.release, edit),
  forEditors('delete', ownEndpoints.release, remove),
]
