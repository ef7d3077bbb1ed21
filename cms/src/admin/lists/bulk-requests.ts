import type { Locale } from '@vitrine/configuration/locales'
import { acceptedBy } from '#src/admin/doubts/answer-publication.ts'
import { noAnswers } from '#src/admin/doubts/doubt-answers.ts'
import { call } from '#src/admin/panel/call.ts'
import { acceptedDoubtsHeader } from '@vitrine/contract/panel'
import type { ReleasedDraft } from '#src/changes/plans/release-content.ts'
import type { AskedDoubts } from '#src/content/limits/doubt-shapes.ts'
import { send } from '#src/platform/panel-calls/send.ts'
import type { Use } from '#src/admin/panel/document-use.ts'
import { languagePaths } from '#src/publishing/languages/language-answer.ts'
import { listParameters, maxTicked, pageSizes } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import type { SiteState } from '#src/staff-index/staff-entry.ts'
import type { ListRow } from '#src/staff-index/list-shapes.ts'

/** Document whose request was refused, with the reason. */
export interface Refused {
  title: string
  reason: string
  /** Documents that reference the document; set if it could not be deleted because it is in use. */
  places: { title: string; address: string }[]
  /** The same request with its doubtful values accepted; set if it was refused for them. */
  accepted?: BulkRequest
}

/** Request that changes one document. */
export interface BulkRequest {
  row: ListRow
  query: Record<string, string>
  /**
   * Path of an endpoint below the document (`POST`); if undefined, the document itself is changed
   * (`PATCH`).
   */
  path?: string
  data: Record<string, unknown>
  /** Digests of accepted doubtful values. */
  accepts?: readonly string[]
}

/** Name of a document in a sentence: its family code, otherwise its title. */
export const shortName = ({ family, title }: ListRow): string => family || title

/** True if a publication changes a language in this state. */
const isUnpublished = (state: SiteState): boolean => state === 'changed' || state === 'draft'
const isPublic = (state: SiteState): boolean => state === 'public' || state === 'changed'

/** Languages in which a document's publication or removal can be scheduled. */
export const schedulable = ({ languages }: ListRow, type: 'publish' | 'unpublish'): Locale[] =>
  languages
    .filter(({ state }) => (type === 'publish' ? state !== 'absent' : isPublic(state)))
    .map(({ locale }) => locale)

export type LanguageAction = 'publish' | 'retire'

/** Languages of a document that a bulk action would change. */
export const changedLanguages = ({ languages }: ListRow, action: LanguageAction): Locale[] =>
  languages
    .filter(({ state }) => (action === 'publish' ? isUnpublished(state) : isPublic(state)))
    .map(({ locale }) => locale)

/** Documents that a bulk action would change in a language. */
export const changedIn = (
  rows: readonly ListRow[],
  action: LanguageAction,
  locale: Locale,
): ListRow[] => rows.filter((row) => changedLanguages(row, action).includes(locale))

/** Drafts that a publication in the chosen languages makes public. */
export const releasedDrafts = (
  collection: string,
  rows: readonly ListRow[],
  chosen: readonly Locale[],
): ReleasedDraft[] =>
  rows.flatMap((row) => {
    const locales = changedLanguages(row, 'publish').filter((code) => chosen.includes(code))
    return locales.length > 0 ? [{ collection, id: row.id, locales }] : []
  })

/**
 * Requests that publish or retire documents in the chosen languages; documents without a change get
 * none.
 */
export function languageRequests(
  rows: readonly ListRow[],
  action: LanguageAction,
  chosen: readonly Locale[],
): BulkRequest[] {
  return rows.flatMap((row) => {
    const [first, ...further] = changedLanguages(row, action).filter((code) =>
      chosen.includes(code),
    )
    if (first === undefined) return []
    return [
      {
        row,
        query: {
          locale: first,
          ...(further.length > 0 ? { withLanguages: further.join(',') } : {}),
        },
        data: { _status: action === 'publish' ? 'published' : 'draft' },
      },
    ]
  })
}

interface ErrorBody {
  errors?: {
    message?: string
    data?: {
      inUse?: Pick<Use, 'places'>
      asked?: AskedDoubts
      errors?: { label?: string; message?: string }[]
    }
  }[]
  message?: string
}

/** Reason of a refusal in the server's messages, and the references to a document in use. */
function refusalOf(
  body: unknown,
  { inUse, failed }: Pick<BulkTexts, 'inUse' | 'failed'>,
): Omit<Refused, 'title'> {
  const { errors, message }: ErrorBody = Object(body)
  // our own endpoints answer with `errors` as an object, one message per field
  if (errors !== undefined && !Array.isArray(errors)) {
    const messages = Object.values(Object(errors)).filter((each) => typeof each === 'string')
    return { reason: messages.join(' ') || message || failed, places: [] }
  }
  const list = errors ?? []
  const places = list.flatMap(({ data }) => data?.inUse?.places ?? [])
  const reasons = list.flatMap((error) => {
    if (error.data?.inUse !== undefined) return [inUse]
    const fields = (error.data?.errors ?? []).map((field) =>
      [field.label, field.message].filter(Boolean).join(': '),
    )
    return fields.length > 0 ? fields : [error.message ?? '']
  })
  return { reason: reasons.filter(Boolean).join(' ') || message || failed, places }
}

interface BulkTexts {
  language: string
  inUse: string
  failed: string
}

/** A refused request with the doubtful values accepted that it was refused for. */
function acceptedRequest(request: BulkRequest, body: unknown): { accepted?: BulkRequest } {
  const { errors }: ErrorBody = Object(body)
  const asked = Array.isArray(errors) ? errors[0]?.data?.asked : undefined
  if (!asked) return {}
  const accepts = [...(request.accepts ?? []), ...acceptedBy(asked, noAnswers)]
  return { accepted: { ...request, accepts } }
}

/** Sends a `Request` object, which the guard of saves passes on unasked. */
const asRequest: typeof fetch = (input, init) => fetch(new Request(input, init))

/**
 * Sends the requests one after another, so that one refused document does not stop the others. The
 * requests are passed to `fetch` as `Request` objects: the save guard of the panel
 * (`guarded-fetch.ts`) ignores these and would otherwise open a dialog per document. Returns the
 * refused documents.
 */
export async function sendAll(
  collection: string,
  requests: readonly BulkRequest[],
  { language, inUse, failed }: BulkTexts,
  onProgress: (done: number) => void,
): Promise<Refused[]> {
  const refused: Refused[] = []
  for (const [index, request] of requests.entries()) {
    const { row, query, path, data, accepts } = request
    const parameters = new URLSearchParams({ depth: '0', ...query })
    const { data: answer, refused: body } = await send(
      `/${collection}/${row.id}${path ?? ''}?${parameters}`,
      {
        method: path === undefined ? 'PATCH' : 'POST',
        language,
        body: data,
        fetch: asRequest,
        ...(accepts ? { headers: { [acceptedDoubtsHeader]: accepts.join(',') } } : {}),
      },
    )
    if (!answer)
      refused.push({
        title: row.title,
        ...refusalOf(body, { inUse, failed }),
        ...acceptedRequest(request, body),
      })
    onProgress(index + 1)
  }
  return refused
}

/** Current rows of the documents; undefined if the request fails. */
export async function readRows(
  collection: string,
  ids: readonly number[],
  { locale, language }: { locale: Locale; language: string },
): Promise<ListRow[] | undefined> {
  const query = { collection, locale, ids: ids.join(',') }
  return (await call('lists.read', { query }, { language })).data?.rows
}

/** Rows of all pages of a list, at most `maxTicked`; undefined if a request fails. */
export async function readAllRows(
  collection: string,
  state: ListState,
  { locale, language }: { locale: Locale; language: string },
): Promise<ListRow[] | undefined> {
  const rows: ListRow[] = []
  for (let page = 1; rows.length < maxTicked; page += 1) {
    const parameters = listParameters({ ...state, page, size: Math.max(...pageSizes) })
    const query = { ...Object.fromEntries(parameters), collection, locale }
    const { data } = await call('lists.read', { query }, { language })
    if (!data) return undefined
    rows.push(...data.rows)
    if (data.rows.length === 0 || rows.length >= data.total) break
  }
  return rows.slice(0, maxTicked)
}

/**
 * Requests that schedule documents in the chosen languages; documents without a suitable language
 * get none.
 */
export const scheduleRequests = (
  rows: readonly ListRow[],
  { type, at, chosen }: { type: 'publish' | 'unpublish'; at: string; chosen: readonly Locale[] },
): BulkRequest[] =>
  rows.flatMap((row) => {
    const locales = schedulable(row, type).filter((code) => chosen.includes(code))
    return locales.length === 0
      ? []
      : [{ row, query: {}, path: languagePaths.schedule, data: { type, at, locales } }]
  })
