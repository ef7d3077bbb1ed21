import { isLocale } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { writeCsv } from '@vitrine/spreadsheets/csv'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import { APIError, ValidationError } from 'payload'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type {
  GlossaryAnswer,
  ProposalAnswer,
  SearchedAnswer,
  TermImportAnswer,
} from '#src/translation/terms/terms-answer.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import {
  planTerms,
  readTermFile,
  termCell,
  termColumns,
} from '#src/translation/terms/plan-import.ts'
import { readSearchedWords } from '#src/translation/terms/read-searched-words.ts'
import { readGlossary } from '#src/translation/terms/read-terms.ts'
import { termLimits, termOf } from '#src/translation/terms/stored-words.ts'
import { termsTexts } from '#texts/terms.js'
import { importLimits, readCells } from './reference-import.ts'
import { applyTerms, digestOfTerms, maxTermRows, readPresentTerms } from './term-import.ts'

const labels = labelsOf(termsTexts)

const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

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

/** Cells of the form's file; undefined if it cannot be read or has too many rows. */
async function cellsOf(req: PayloadRequest): Promise<string[][] | undefined> {
  if (Number(req.headers.get('content-length') ?? 0) > importLimits.bytes) return undefined
  const form = await req.formData?.().catch(() => undefined)
  const file = form?.get('file')
  const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : undefined
  if (!bytes || bytes.length === 0 || bytes.length > importLimits.bytes) return undefined
  const cells = await readCells(bytes)
  return cells && cells.length > 1 && cells.length <= maxTermRows + 1 ? cells : undefined
}

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
    if (!hasRole(req, permissions.terms.update))
      return told({ message: say(req, sheet.denied) }, req.user ? 403 : 401)
    const cells = await cellsOf(req)
    if (!cells) return told({ message: say(req, sheet.unreadable({ rows: maxTermRows })) }, 422)
    const file = readTermFile(cells)
    if (!file.hasTerms) return told({ message: say(req, sheet.missing) }, 422)
    const plan = planTerms(file, await readPresentTerms(req.payload), req.i18n.language)
    const digest = digestOfTerms(plan)
    const { saved, ...shown } = plan
    const preview = {
      ...shown,
      digest,
      header: file.header,
      unknownColumns: file.unknownColumns,
      created: plan.created.slice(0, maxShownRows),
      changed: plan.changed.slice(0, maxShownRows),
    }
    const counts = {
      created: plan.created.length,
      changed: plan.changedCount,
      same: plan.same,
      refused: plan.refused.length,
    }
    const wanted = req.searchParams.get('apply')
    if (wanted === null) {
      const isNothing = saved.length === 0 && counts.refused === 0
      const message = say(req, isNothing ? sheet.nothing : sheet.summary(counts))
      return told({ message, plan: preview })
    }
    try {
      if (wanted !== digest || (await applyTerms(req, file, digest)) === undefined)
        return told({ message: say(req, sheet.outdated), plan: preview }, 409)
    } catch (error) {
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
    const columns = termColumns(req.i18n.language)
    const terms = await readPresentTerms(req.payload)
    const table = [
      columns.map(({ label }) => label),
      ...terms.map((term) => columns.map(({ key }) => termCell(term, key, req.i18n.language))),
    ]
    const format = req.query['format'] === 'xlsx' ? 'xlsx' : 'csv'
    return new Response(
      format === 'xlsx' ? await writeXlsx(table, say(req, labels.terms)) : writeCsv(table),
      {
        headers: {
          ...fileHeaders,
          'content-type': format === 'xlsx' ? xlsxType : 'text/csv; charset=utf-8',
          'content-disposition': attachment(`terms.${format}`),
        },
      },
    )
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
