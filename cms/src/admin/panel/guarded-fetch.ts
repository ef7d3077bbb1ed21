import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { keepsTranslationsHeader } from '#src/translation/keeps-translations.ts'
import { differencesOf, mergeChanges } from './differences.ts'
import type { Difference } from './differences.ts'
import { declareKept, isDeclared } from './kept-translations.ts'
import { loadedAtHeader, loadedAtValue } from './loaded-at.ts'
import type { Stale } from './loaded-at.ts'
import type { Use } from './document-use.ts'
import type { Answers } from '#src/admin/doubts/doubt-answers.ts'
import type { AskedDoubts } from '#src/content/limits/doubt-shapes.ts'
import { chooseLanguages, confirmCreation } from './choose-languages.ts'
import type { AskLanguages } from './choose-languages.ts'
import { publicationOf, sentData } from './publication-request.ts'
import { formOf, hasUnsaved } from './open-forms.ts'
import type { OpenForm } from './open-forms.ts'
import type { FieldRefusal } from './refusals.ts'

/** Resolution of a save conflict with a newer version of the document. */
export type StaleChoice = 'mine' | 'theirs' | { chooseTheirs: ReadonlySet<string> } | undefined

/** Dialogs that the wrapper can open. */
export interface Prompts {
  offline: () => string
  /** Opens the log-in dialog; resolves to true once the session is valid again. */
  logIn: () => Promise<boolean>
  stale: (differences: Difference[], document: string) => Promise<StaleChoice>
  showUses: (uses: Use[]) => void
  reload: () => void
  /** Content locale of the forms. */
  locale: () => string
  languages: AskLanguages
  /** Answers to doubtful values of a publication; undefined: it is given up. */
  doubts: (asked: AskedDoubts, canReplace: boolean) => Promise<Answers | undefined>
  cancelled: () => string
  /** Says why a version was not restored, which Payload's button does not. */
  notRestored: (message: string) => void
  /** Message of a rejected save: its first invalid fields, and the number of further ones. */
  refused: (fields: readonly FieldRefusal[]) => string
}

type Fetch = typeof globalThis.fetch

interface PayloadErrorBody {
  errors?: {
    id?: number
    message?: string
    data?: { stale?: Stale; asked?: AskedDoubts; inUse?: Use; errors?: FieldRefusal[] }
  }[]
}

const own = `${panelApiBase}/users`
const inactivity = `${panelBase}/logout-inactivity`

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, window.location.href).pathname

/** Form data in the body of a save request; undefined for other requests. */
function formDataOf(init: RequestInit | undefined): Record<string, unknown> | undefined {
  const sent = init?.body instanceof FormData ? init.body.get('_payload') : undefined
  return typeof sent === 'string' ? (JSON.parse(sent) as Record<string, unknown>) : undefined
}

function withData(init: RequestInit | undefined, data: Record<string, unknown>): RequestInit {
  const body = new FormData()
  if (init?.body instanceof FormData)
    for (const [name, value] of init.body) body.append(name, value)
  body.set('_payload', JSON.stringify(data))
  return { ...init, body }
}

const withLoadedAt = (
  init: RequestInit | undefined,
  form: OpenForm,
  updatedAt: string,
): RequestInit => {
  const headers = new Headers(init?.headers)
  headers.set(loadedAtHeader, loadedAtValue(form.document, updatedAt))
  if (isDeclared(form.document)) headers.set(keepsTranslationsHeader, 'true')
  return { ...init, headers }
}

/** True if the session of the request has expired. */
async function sessionEnded(send: Fetch): Promise<boolean> {
  const answer = await send(`${own}/me`, { credentials: 'include' }).catch(() => undefined)
  if (!answer?.ok) return answer !== undefined
  return ((await answer.json()) as { user: unknown }).user === null
}

/**
 * Errors in Payload's format; empty for responses of our own endpoints, whose `errors` are grouped
 * by field.
 */
async function errorsOf(answer: Response): Promise<NonNullable<PayloadErrorBody['errors']>> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const errors: unknown = Object(body).errors
  return Array.isArray(errors) ? errors : []
}

/**
 * Response with one `message`, which Payload shows unchanged; it splits messages in `errors` at
 * colons and commas.
 */
const inWords = (message: string, { status }: Response): Response =>
  Response.json({ message }, { status })

/** Field errors of a rejected save. */
const refusedFields = async (answer: Response): Promise<FieldRefusal[]> =>
  (await errorsOf(answer)).flatMap(({ data }) => data?.errors ?? []).filter(({ path }) => path)

/** Maximum documents of a bulk deletion whose references are listed. */
const listedOfBulk = 5

/**
 * References to the documents that a bulk deletion skipped. Its response has only messages, so each
 * document is deleted again by its own request.
 */
async function usesInBulk(
  send: Fetch,
  init: RequestInit | undefined,
  document: string,
  answer: Response,
): Promise<Use[]> {
  const uses: Use[] = []
  for (const { id } of (await errorsOf(answer)).slice(0, listedOfBulk)) {
    if (id === undefined) continue
    const single = await send(`${panelApiBase}/${document}/${id}`, init).catch(() => undefined)
    const use = single?.status === 409 ? (await errorsOf(single))[0]?.data?.inUse : undefined
    if (use) uses.push(use)
  }
  return uses
}

/** True if the request deletes or trashes several documents. */
const deletesMany = (init: RequestInit | undefined, document: string): boolean =>
  !document.includes('/') &&
  (init?.method?.toLowerCase() === 'delete' ||
    (typeof init?.body === 'string' && init.body.includes('"deletedAt":"')))

/**
 * Wraps the panel's `fetch` so that no save is lost: shows a network failure as an error, reopens
 * an expired session in place and repeats the request, resolves conflicts with newer versions, and
 * keeps a rejected form marked as modified.
 */
export function guardedFetch(send: Fetch, questions: Prompts): Fetch {
  return async (input, init) => {
    const path = pathOf(input)
    // Payload navigates away when the session expires, which would discard unsaved text
    if (path === inactivity && hasUnsaved() && (await questions.logIn()))
      return new Promise(() => undefined)
    const method = (init?.method ?? 'get').toLowerCase()
    if (!path.startsWith(`${panelApiBase}/`) || input instanceof Request) return send(input, init)
    if (method === 'get') return readBesideUnsaved(send, questions, input, init)
    if (path === `${own}/refresh-token`) return refresh(send, questions, input, init)
    if (path.startsWith(`${own}/lo`)) return send(input, init)
    const document = path.slice(panelApiBase.length + 1)
    return write({ address: input, init, document }, send, questions)
  }
}

/** Reads again after a log-in if the session ended beside unsaved text. */
async function readBesideUnsaved(
  send: Fetch,
  questions: Prompts,
  input: string | URL,
  init?: RequestInit,
): Promise<Response> {
  const answer = await send(input, init)
  if (answer.status !== 401 || !hasUnsaved() || !(await questions.logIn())) return answer
  return send(input, init)
}

async function refresh(
  send: Fetch,
  questions: Prompts,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const answer = await send(input, init)
  if (answer.ok || !hasUnsaved() || !(await questions.logIn())) return answer
  return send(`${own}/me`, { credentials: 'include' })
}

const addressOf = (input: string | URL): string => input.toString()

/** Write request to an endpoint of the panel. */
interface WriteRequest {
  address: string | URL
  init: RequestInit | undefined
  /** Path below the panel's API: `products/7`, `globals/home`. */
  document: string
}

const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** True if a request was refused since the session had ended, and somebody has logged in again. */
const logsIn = async ({ status }: Response, send: Fetch, questions: Prompts): Promise<boolean> =>
  (status === 401 || status === 403) && (await sessionEnded(send)) && (await questions.logIn())

interface SentForm {
  form: OpenForm | undefined
  data: Record<string, unknown> | undefined
}

/** Publication with the answers to its doubtful values; undefined: it is given up. */
async function acceptedRequest(
  asked: AskedDoubts,
  { init, data }: Pick<WriteRequest, 'init'> & Pick<SentForm, 'data'>,
  questions: Prompts,
): Promise<RequestInit | undefined> {
  const loaded = await import('#src/admin/doubts/answer-publication.ts').catch(() => undefined)
  const open = loaded?.stillOpen(asked)
  const answers = open && (await questions.doubts(open, Array.isArray(data?.['variants'])))
  return answers || !open ? loaded?.publicationWith(init, asked, answers) : undefined
}

/**
 * Request that answers a refusal as the person chose: publishes values that were asked about, or saves
 * over what somebody else has changed meanwhile; the refusal itself if the save is given up. Does not resolve while the form is loaded anew.
 */
async function resolveConflict(
  refusal: Response,
  { init, document, form, data }: WriteRequest & SentForm,
  questions: Prompts,
): Promise<RequestInit | undefined | Response> {
  const [{ data: details, message = '' } = {}] = await errorsOf(refusal)
  if (details?.asked)
    return (
      (await acceptedRequest(details.asked, { init, data }, questions)) ?? inWords(message, refusal)
    )
  if (details?.inUse) questions.showUses([details.inUse])
  if (!details?.stale || !form || !data) return refusal
  const differences = differencesOf(form.base, data, details.stale.document)
  const choice = differences.some(({ changedBy }) => changedBy !== 'me')
    ? await questions.stale(differences, document)
    : 'mine'
  if (choice === undefined) return refusal
  if (choice === 'theirs') {
    questions.reload()
    return new Promise(() => undefined)
  }
  const merged = choice === 'mine' ? data : mergeChanges(data, differences, choice.chooseTheirs)
  return withLoadedAt(withData(init, merged), form, details.stale.updatedAt)
}

/**
 * URL of a publication request in the chosen languages; the unchanged URL for other requests;
 * undefined if the dialog was cancelled.
 */
async function inChosenLanguages(
  { address: input, init, document }: WriteRequest,
  send: Fetch,
  questions: Prompts,
): Promise<string | URL | undefined> {
  const address = addressOf(input)
  const { searchParams } = new URL(address, window.location.href)
  const method = (init?.method ?? 'get').toLowerCase()
  const data = sentData(init?.body)
  const publication = publicationOf(method, document, searchParams, data)
  const panelLocale = questions.locale()
  if (publication)
    return chooseLanguages({ publication, address, panelLocale, data }, send, questions.languages)
  if (method !== 'post' || document.includes('/') || data['_status'] !== 'published') return input
  const call = { collection: document, data, panelLocale }
  return (await confirmCreation(call, send, questions.languages)) ? input : undefined
}

/**
 * Answer to the form for a refused request, after what helps was shown; undefined: the document was
 * changed meanwhile.
 */
async function refusalOf(
  answer: Response,
  { init, document, form, data }: WriteRequest & SentForm,
  send: Fetch,
  questions: Prompts,
): Promise<Response | undefined> {
  const sent = data && form
  const refused = await refusedFields(answer)
  if (sent && refused.length > 0) {
    sent.refuse(refused, data['_status'] === 'draft')
    // sent without `errors`: Payload would add its own form state for these
    return inWords(questions.refused(refused), answer)
  }
  if (answer.status === 400 && deletesMany(init, document)) {
    const uses = await usesInBulk(send, init, document, answer)
    if (uses.length > 0) questions.showUses(uses)
    return answer
  }
  if (answer.status === 409) return undefined
  const messages = (await errorsOf(answer)).flatMap(({ message }) => message ?? [])
  if (document.includes('/versions/'))
    questions.notRestored(refused.length > 0 ? questions.refused(refused) : messages.join('\n'))
  return sent && messages.length > 0 ? inWords(messages.join('\n'), answer) : answer
}

function acceptSave(form: OpenForm): void {
  form.accept()
  declareKept(form.document, false)
}

/** Answer to a publication whose languages nobody chose. */
function cancelled(form: OpenForm | undefined, questions: Prompts): Response {
  form?.keepModified()
  const errors = [{ message: questions.cancelled() }]
  return Response.json({ errors, message: questions.cancelled(), docs: [] }, { status: 499 })
}

async function write(written: WriteRequest, send: Fetch, questions: Prompts): Promise<Response> {
  const { init, document } = written
  const form = formOf(document)
  const data = formDataOf(init)
  const sent = data && form
  const input = await inChosenLanguages(written, send, questions)
  if (input === undefined) return cancelled(form?.modified ? sent : undefined, questions)
  const rejected = (answer: Response): Response => {
    sent?.keepModified()
    return answer
  }
  let request = form?.updatedAt && data ? withLoadedAt(init, form, form.updatedAt) : init
  for (;;) {
    const answer = await send(input, request).catch((error: unknown) => {
      if (sent) setTimeout(sent.markModified)
      throw isAborted(error) ? error : new Error(questions.offline())
    })
    if (await logsIn(answer, send, questions)) continue
    if (answer.ok) {
      if (sent) acceptSave(sent)
      return answer
    }
    const refusal = await refusalOf(answer, { ...written, form, data }, send, questions)
    if (refusal) return rejected(refusal)
    const next = await resolveConflict(
      answer,
      { ...written, init: request, form, data: formDataOf(request) },
      questions,
    )
    if (next instanceof Response) return rejected(next)
    request = next
  }
}
