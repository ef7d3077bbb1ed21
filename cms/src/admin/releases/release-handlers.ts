import { isLocale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { readConsequences } from '#src/changes/consequences.ts'
import { checkPlan } from '#src/changes/plans/check-plan.ts'
import { computePlan } from '#src/changes/plans/compute-plan.ts'
import {
  holdPlans,
  readWithFile,
  removeRelease,
  saveRelease,
} from '#src/changes/plans/plan-store.ts'
import { readReleaseDoubts } from '#src/changes/plans/release-doubts.ts'
import { publicationOf, shownRefusals } from '#src/changes/plans/preview-plan.ts'
import {
  listReleases,
  readCandidates,
  readRelease,
  readReleaseContent,
  withLocales,
} from '#src/changes/plans/read-releases.ts'
import {
  bytesOf,
  contentOf as contentOfBytes,
  emptyRelease,
  releaseContent,
  withItems,
  withoutItems,
} from '#src/changes/plans/release-content.ts'
import type { Release, releaseEditShape } from '#src/changes/plans/release-shapes.ts'
import { tryPlan } from '#src/changes/plans/try-plan.ts'
import type { releaseCalls } from '#src/panel-calls/releases.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { PanelRefusal, told } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { releasesTexts } from '#texts/releases.js'

const labels = labelsOf(releasesTexts)

const gone = (): PanelRefusal => new PanelRefusal(404, labels.gone)

async function releaseOf(req: PayloadRequest, id: number): Promise<Release> {
  const release = await readRelease(req, id)
  if (!release) throw gone()
  return release
}

async function contentOf(req: PayloadRequest, id: number) {
  const read = await readReleaseContent(req, id)
  if (!read) throw gone()
  return read
}

const nothing = { drafts: [], imports: [], without: [], answers: [] }

async function changeContent(
  req: PayloadRequest,
  id: number,
  change: z.output<typeof releaseEditShape>,
): Promise<Release> {
  const { stored, content } = await contentOf(req, id)
  const { name = stored.file_name, add = nothing, remove } = change
  if (stored.state !== 'checked' && stored.state !== 'failed')
    throw new PanelRefusal(409, labels.alreadyOrdered)
  const left = remove ? withoutItems(content, remove) : content
  const given = { drafts: await withLocales(req, add.drafts), imports: add.imports }
  if (add.drafts.length > 0 && given.drafts.length === 0)
    throw new PanelRefusal(422, labels.nothingDrafted)
  const held = await holdPlans(req.payload, given.imports, add)
  // in the order in which they were given: of two changes of one value the first one stays
  const imports = given.imports.filter(
    (each) => held.includes(each) || content.imports.includes(each),
  )
  const next = withItems(left, { ...given, imports })
  if (!releaseContent.safeParse(next).success) {
    await holdPlans(req.payload, held, undefined)
    throw new PanelRefusal(422, labels.tooMany)
  }
  const isSaved = await saveRelease(req.payload, id, { fileName: name, file: bytesOf(next) })
  if (!isSaved) {
    await holdPlans(req.payload, held, undefined)
    throw new PanelRefusal(409, labels.alreadyOrdered)
  }
  await holdPlans(req.payload, remove?.imports ?? [], undefined)
  if (imports.length < given.imports.length) throw new PanelRefusal(409, labels.notHeld)
  return releaseOf(req, id)
}

export const releaseHandlers: PanelHandlers<typeof releaseCalls> = {
  'releases.list': async (req) => ({ releases: await listReleases(req) }),

  'releases.create': async (req, { body: { name, add } }) => {
    const given = { source: 'release', name, bytes: bytesOf(emptyRelease) } as const
    const made = await checkPlan(req, given)
    if (!made) throw gone()
    try {
      return await changeContent(req, made.id, { add })
    } catch (error) {
      // a release that takes nothing is not begun
      await removeRelease(req.payload, made.id)
      throw error
    }
  },

  'releases.candidates': (req) => readCandidates(req),

  'releases.read': (req, { id }) => releaseOf(req, id),

  'releases.change': (req, { id, body }) => changeContent(req, id, body),

  'releases.try': async (req, { id }) => {
    const found = await readWithFile(req.payload, id, 'release')
    if (!found) throw gone()
    const { plan } = await computePlan(req, { source: 'release' }, found.file, req.i18n.language)
    const { refused, documents, left } = await tryPlan(req, plan)
    const doubts = await readReleaseDoubts(req, contentOfBytes(found.file).drafts)
    return { documents, left, doubts, ...shownRefusals(refused) }
  },

  'releases.preview': async (req, { body: { drafts } }) => {
    const known = drafts.map((draft) => ({ ...draft, locales: draft.locales.filter(isLocale) }))
    const bytes = bytesOf({ drafts: known, imports: [] })
    const { plan } = await computePlan(req, { source: 'release' }, bytes, req.i18n.language)
    return readConsequences(req, publicationOf(plan))
  },

  'releases.delete': async (req, { id }) => {
    const { content } = await contentOf(req, id)
    if (!(await removeRelease(req.payload, id))) throw new PanelRefusal(409, labels.alreadyOrdered)
    await holdPlans(req.payload, content.imports, undefined)
    return told(req, labels.removed)
  },
}
