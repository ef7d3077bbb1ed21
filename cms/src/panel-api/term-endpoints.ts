import { isLocale } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { ValidationError } from 'payload'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentWords } from '#src/changes/sheets/part-number-sheets.ts'
import { readTerms } from '#src/changes/sheets/read-grids.ts'
import { termSheet } from '#src/changes/sheets/term-sheets.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type {
  GlossaryAnswer,
  ProposalAnswer,
  SearchedAnswer,
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
  exportEndpoint,
]
