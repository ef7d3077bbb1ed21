import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { checkImport } from '#src/changes/imports/check-import.ts'
import { withoutInput } from '#src/changes/imports/import-shapes.ts'
import { holdImports, removeRelease, saveRelease } from '#src/changes/imports/import-store.ts'
import {
  listReleases,
  readCandidates,
  readRelease,
  readReleaseContent,
  withLocales,
} from '#src/changes/imports/read-releases.ts'
import {
  bytesOf,
  draftInput,
  emptyRelease,
  maxItems,
  releaseContent,
  withItems,
  withoutItems,
} from '#src/changes/imports/release-content.ts'
import { planImport } from '#src/changes/imports/import-sources.ts'
import { readImport, readImportFile } from '#src/changes/imports/import-store.ts'
import { shownRefusals } from '#src/changes/imports/preview-import.ts'
import type { ReleaseTrial } from '#src/changes/imports/release-answer.ts'
import { tryPlan } from '#src/changes/imports/try-plan.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { changeNameMax } from '#src/content/fields/text-limits.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { releasesTexts } from '#texts/releases.js'
import { answer, told } from './own-answers.ts'

const labels = labelsOf(releasesTexts)

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

const nameInput = z.string().trim().min(1).max(changeNameMax).refine(isStorable)

const { imports } = releaseContent.shape
const locales = z.array(z.enum(localeCodes)).min(1).max(64)
const drafts = z.array(draftInput.extend({ locales: locales.optional() })).max(maxItems.drafts)
const editInput = z.object({
  name: nameInput.optional(),
  add: z
    .object({
      drafts: drafts.default([]),
      imports: imports.default([]),
      without: withoutInput.default([]),
    })
    .optional(),
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

/** Begins a release, with what is added to it or without content. */
async function create(req: PayloadRequest): Promise<Response> {
  const body = await bodyOf(req)
  const name = nameInput.safeParse(Object(body).name)
  const input = editInput.safeParse(body)
  if (!name.success || !input.success) {
    const message = textOf(labels.noName, req.i18n.language)
    return answer({ message, errors: { name: message } }, 422)
  }
  const made = await checkImport(
    req,
    {
      source: 'release',
      name: name.data,
      bytes: bytesOf(emptyRelease),
    },
    recordEntity(req),
  )
  if (!made) return told(req, labels.gone, 404)
  const added = await changeContent(req, made.id, { add: input.data.add })
  // a release that takes nothing is not begun
  if (!added.ok) await removeRelease(req.payload, made.id)
  return added.ok ? new Response(added.body, { status: 201, headers: added.headers }) : added
}

/** Changes name and content of a release that is not ordered. */
async function edit(req: PayloadRequest): Promise<Response> {
  const input = editInput.safeParse(await bodyOf(req))
  if (!input.success) return told(req, labels.noName, 422)
  return changeContent(req, idOf(req), input.data)
}

async function changeContent(
  req: PayloadRequest,
  id: number,
  change: z.infer<typeof editInput>,
): Promise<Response> {
  const read = await readReleaseContent(req, id)
  if (!read) return told(req, labels.gone, 404)
  const { stored, content } = read
  const { name = stored.file_name, add, remove } = change
  if (stored.state !== 'checked' && stored.state !== 'failed')
    return told(req, labels.alreadyOrdered, 409)
  const left = remove ? withoutItems(content, remove) : content
  const given = { drafts: await withLocales(req, add?.drafts ?? []), imports: add?.imports ?? [] }
  if ((add?.drafts.length ?? 0) > 0 && given.drafts.length === 0)
    return told(req, labels.nothingDrafted, 422)
  const held = await holdImports(req.payload, given.imports, { without: add?.without ?? [] })
  // in the order in which they were given: of two changes of one value the first one stays
  const imports = given.imports.filter((id) => held.includes(id) || content.imports.includes(id))
  const next = withItems(left, { ...given, imports })
  if (!releaseContent.safeParse(next).success) {
    await holdImports(req.payload, held, undefined)
    return told(req, labels.tooMany, 422)
  }
  const isSaved = await saveRelease(req.payload, stored.id, {
    fileName: name,
    file: bytesOf(next),
  })
  if (!isSaved) {
    await holdImports(req.payload, held, undefined)
    return told(req, labels.alreadyOrdered, 409)
  }
  await holdImports(req.payload, remove?.imports ?? [], undefined)
  if (imports.length < given.imports.length) return told(req, labels.notHeld, 409)
  const release = await readRelease(req, stored.id)
  return release ? answer(release) : told(req, labels.gone, 404)
}

/** Tries a release against the rules of publication; changes nothing. */
async function tryRelease(req: PayloadRequest): Promise<Response> {
  const stored = await readImport(req.payload, idOf(req))
  const file = stored && (await readImportFile(req.payload, stored.id))
  if (stored?.source !== 'release' || !file) return told(req, labels.gone, 404)
  const { plan } = await planImport(req, 'release', file, req.i18n.language)
  const { refused, documents, left } = await tryPlan(req, plan, { record: recordEntity(req) })
  return answer({ documents, left, ...shownRefusals(refused) } satisfies ReleaseTrial)
}

/** Deletes a release that is not ordered; its imports can be ordered on their own again. */
async function remove(req: PayloadRequest): Promise<Response> {
  const read = await readReleaseContent(req, idOf(req))
  if (!read) return told(req, labels.gone, 404)
  if (!(await removeRelease(req.payload, read.stored.id)))
    return told(req, labels.alreadyOrdered, 409)
  await holdImports(req.payload, read.content.imports, undefined)
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
  forEditors('post', ownEndpoints.releaseTrial, tryRelease),
  forEditors('delete', ownEndpoints.release, remove),
]
