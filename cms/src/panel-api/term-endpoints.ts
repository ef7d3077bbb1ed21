import { isLocale } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { APIError, ValidationError } from 'payload'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { OutdatedPlan, applyAtOnce } from '#src/changes/imports/apply-sheet-plan.ts'
import { asSheetPlan, digestOf } from '#src/changes/imports/plan-file.ts'
import type { PlanRequest } from '#src/changes/imports/plan-file.ts'
import { documentWords } from '#src/changes/sheets/part-number-sheets.ts'
import { readTerms } from '#src/changes/sheets/read-grids.ts'
import { compareTermSheets, isTermHead, termSheet } from '#src/changes/sheets/term-sheets.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type {
  GlossaryAnswer,
  ProposalAnswer,
  SearchedAnswer,
  TermImportAnswer,
} from '#src/translation/terms/terms-answer.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { readSearchedWords } from '#src/translation/terms/read-searched-words.ts'
import { readGlossary } from '#src/translation/terms/read-terms.ts'
import { termLimits, termOf } from '#src/translation/terms/stored-words.ts'
import { termsTexts } from '#texts/terms.js'
import { maxImportRows, refusedLines, sheetsIn } from './imported-sheets.ts'
import { sheetResponse } from './sheet-response.ts'
import { answer } from './own-answers.ts'

const labels = labelsOf(termsTexts)

const say = (req: PayloadRequest, label: Label): string => textOf(label, req.i18n?.language)

const mayRead = (req: PayloadRequest): boolean => hasRole(req, permissions.terms.read)

/** Approved terms, by which the desk checks what is typed. */
const glossaryEndpoint: Endpoint = {
  path: ownEndpoints.terms,
  method: 'get',
  handler: async (req) => {
    if (!mayRead(req)) return answer({}, req.user ? 403 : 401)
    const { terms } = await readGlossary(req.payload)
    return answer({ terms } satisfies GlossaryAnswer)
  },
}

const word = z.string().trim().min(1).max(termLimits.characters).refine(isStorable)
const language = z.string().refine(isLocale)

const proposalBody = z.object({
  sourceLocale: language,
  targetLocale: language,
  source: word,
  target: word,
  note: z.string().trim().max(termLimits.note).refine(isStorable).default(''),
})

/** Proposes a term and its translation; editors approve it. */
const proposalEndpoint: Endpoint = {
  path: ownEndpoints.terms,
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, permissions.terms.create)) return answer({}, req.user ? 403 : 401)
    const body = proposalBody.safeParse(await req.json?.().catch(() => undefined)).data
    if (!body || body.sourceLocale === body.targetLocale)
      return answer({ message: say(req, labels.propose.incomplete) } satisfies ProposalAnswer, 400)
    const { sourceLocale, targetLocale, source, target, note } = body
    try {
      const { id } = await req.payload.create({
        collection: 'terms',
        data: {
          words: { [sourceLocale]: { preferred: source }, [targetLocale]: { preferred: target } },
          note,
          state: 'proposed',
        },
        depth: 0,
        overrideAccess: false,
        req,
      })
      return answer({ id, message: say(req, labels.propose.sent) } satisfies ProposalAnswer)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const message = error.data.errors.map((each) => each.message).join(' ')
      return answer({ message } satisfies ProposalAnswer, 400)
    }
  },
}

/** Words of the concept `id` that visitors searched. */
const searchesEndpoint: Endpoint = {
  path: ownEndpoints.termSearches,
  method: 'get',
  handler: async (req) => {
    if (!mayRead(req)) return answer({}, req.user ? 403 : 401)
    const id = req.searchParams.get('id') ?? ''
    if (!/^[1-9]\d{0,8}$/.test(id)) return answer({}, 404)
    const { docs } = await req.payload.find({
      collection: 'terms',
      where: { id: { equals: Number(id) } },
      depth: 0,
      limit: 1,
      overrideAccess: false,
      req,
    })
    const [document] = docs
    if (!document) return answer({}, 404)
    const words = await readSearchedWords(req.payload, termOf(document))
    return answer({ words } satisfies SearchedAnswer)
  },
}

/** Maximum rows of a preview; the counts include all rows. */
const maxShownRows = 200

/**
 * Import of a CSV or XLSX `file`. Responds with a preview; applies the import if `apply` is the
 * digest of that preview.
 */
const importEndpoint: Endpoint = {
  path: ownEndpoints.importTerms,
  method: 'post',
  handler: async (req) => {
    const told = (body: TermImportAnswer, status = 200): Response => answer(body, status)
    const { sheet } = labels
    const { language: panel } = req.i18n
    if (!hasRole(req, permissions.terms.update))
      return told({ message: say(req, sheet.denied) }, req.user ? 403 : 401)
    const file = await sheetsIn(req, isTermHead)
    if (!file) return told({ message: say(req, sheet.unreadable({ rows: maxImportRows })) }, 422)
    if (!file.table) return told({ message: say(req, sheet.missing) }, 422)
    const compare = async (reader: PlanRequest) =>
      compareTermSheets(file.sheets, await readTerms(reader), panel)
    const { plan, terms } = await compare(req)
    const digest = digestOf(asSheetPlan('terms', plan))
    const preview = {
      digest,
      header: file.table.columns.map(({ head }) => head),
      unknownColumns: plan.unknownColumns.map(({ head }) => head),
      created: terms.created.slice(0, maxShownRows),
      changed: terms.changed.slice(0, maxShownRows),
      changedCount: plan.counts.changed,
      same: plan.counts.equal,
      refused: refusedLines(plan.refused, file.sheets),
    }
    const { equal: same, ...others } = plan.counts
    const counts = { same, ...others }
    const wanted = req.searchParams.get('apply')
    if (wanted === null) {
      const isNothing = counts.created + counts.changed + counts.refused === 0
      const message = say(req, isNothing ? sheet.nothing : sheet.summary(counts))
      return told({ message, plan: preview })
    }
    try {
      if (wanted !== digest) throw new OutdatedPlan()
      await applyAtOnce(req, {
        title: file.name,
        record: recordEntity(req),
        plan: async (reader) => asSheetPlan('terms', (await compare(reader)).plan),
        digest,
      })
    } catch (error) {
      if (error instanceof OutdatedPlan)
        return told({ message: say(req, sheet.outdated), plan: preview }, 409)
      if (error instanceof APIError && error.status < 500)
        return told({ message: error.message, plan: preview }, error.status)
      throw error
    }
    return told({
      message: say(req, sheet.done(counts)),
      done: true,
      plan: { ...preview, created: [], changed: [], changedCount: 0 },
    })
  },
}

/** Export of the glossary with `format=csv|xlsx`, in the format that the import reads. */
const exportEndpoint: Endpoint = {
  path: ownEndpoints.exportTerms,
  method: 'get',
  handler: async (req) => {
    if (!mayRead(req))
      return new Response('forbidden\n', {
        status: req.user ? 403 : 401,
        headers: { ...fileHeaders, 'content-type': 'text/plain' },
      })
    const { language: panel } = req.i18n
    const file = { sheets: [termSheet(await readTerms(req), panel)], words: documentWords(panel) }
    return sheetResponse(req, { ...file, name: 'terms' })
  },
}

/** Endpoints of the glossary. */
export const termEndpoints: Endpoint[] = [
  glossaryEndpoint,
  proposalEndpoint,
  searchesEndpoint,
  importEndpoint,
  exportEndpoint,
]
