import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { PanelCallName } from '#src/panel-calls/addresses.ts'
import { panelCalls } from '#src/panel-calls/table.ts'
import { PlanRefused } from '#src/changes/plan-refused.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { environment } from '#src/platform/environment.ts'
import { fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { CallInput } from '#src/platform/panel-calls/handler.ts'
import type { AnyPanelCall, Sentence } from '#src/platform/panel-calls/panel-call.ts'
import { readForm } from '#src/platform/panel-calls/read-form.ts'
import { deny, PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import { panelApiTexts } from '#texts/panel-api.js'
import { addressedCalls } from './addressed-calls.ts'
import { panelHandlers } from './call-handlers.ts'

const labels = labelsOf(panelApiTexts)

/** A handler as the dispatcher calls it: the table has checked its types. */
type AnyHandler = (req: PayloadRequest, input: CallInput<AnyPanelCall>) => Promise<unknown>

const json = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Labels of a refusal as sentences in a language; what is no label is passed on. */
function refusedBody({ label, told: { errors, ...told } }: PanelRefusal, language: string): object {
  return {
    ...told,
    ...(label ? { message: textOf(label, language) } : {}),
    ...(errors
      ? {
          errors: Object.fromEntries(
            Object.entries(errors).map(([field, each]) => [field, textOf(each, language)]),
          ),
        }
      : {}),
  }
}

/** Refusal as JSON; of a file that a link opened, the sentence as a page. */
function refusal(
  { headers, i18n }: PayloadRequest,
  { answer }: AnyPanelCall,
  refused: PanelRefusal,
): Response {
  const { label, status } = refused
  const isPage = answer === 'file' && headers.get('accept')?.includes('text/html') === true
  return isPage && label
    ? new Response(textOf(label, i18n.language), {
        status,
        headers: { ...fileHeaders, 'content-type': 'text/plain; charset=utf-8' },
      })
    : json(refusedBody(refused, i18n.language), status)
}

/** True for the issue of a value that is absent or empty. */
const isMissing = (code: string | undefined): boolean =>
  code === 'invalid_type' || code === 'too_small'

const sentenceOf = (sentence: Sentence, code: string | undefined): Label =>
  hasKinds(sentence) ? (isMissing(code) ? sentence.missing : sentence.otherwise) : sentence

const hasKinds = (sentence: Sentence): sentence is Exclude<Sentence, Label> =>
  typeof sentence['missing'] === 'object'

/** Refusal of a body that does not have the shape of its call. */
function refusedInput(
  { sentences, unreadable = labels.unreadable }: AnyPanelCall,
  error: z.ZodError,
): PanelRefusal {
  const errors = Object.fromEntries(
    Object.entries(sentences ?? {}).flatMap(([field, sentence]) => {
      const issue = error.issues.find(({ path }) => path[0] === field)
      return issue ? [[field, sentenceOf(sentence, issue.code)]] : []
    }),
  )
  const [first] = Object.values(errors)
  return first ? new PanelRefusal(422, first, { errors }) : new PanelRefusal(422, unreadable)
}

async function readInput(
  req: PayloadRequest,
  call: AnyPanelCall,
  entity: string | undefined,
): Promise<CallInput<AnyPanelCall>> {
  const { id, ...others }: Record<string, unknown> = {
    ...req.routeParams,
    ...(entity === undefined ? {} : { entity }),
  }
  const params = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, String(value)]),
  )
  const query = call.query?.safeParse(Object.fromEntries(req.searchParams))
  if (query?.error) throw new PanelRefusal(400, labels.unreadable)
  const given = call.body && (call.form ? await readForm(req, call.form) : await readJson(req))
  const body = call.body?.safeParse(given)
  if (body?.error) throw refusedInput(call, body.error)
  return { id: Number(id ?? 0), params, query: query?.data, body: body?.data }
}

const readJson = (req: PayloadRequest): Promise<unknown> =>
  (req.json?.() ?? Promise.resolve(undefined)).catch(() => undefined)

/**
 * Throws for an answer that is not as the table describes it (in tests and development): its body
 * for one of the answered shape, a refusal for a status that the call names.
 */
function checkAnswer(name: string, call: AnyPanelCall, answer: unknown): void {
  if (environment.VITRINE_ANSWERS !== 'checked' || call.answer === 'file') return
  const { error } = call.answer.safeParse(answer)
  if (error) throw new Error(`${name} does not answer as the table of calls says: ${error.message}`)
}

function checkRefusal(name: string, call: AnyPanelCall, { status, told }: PanelRefusal): void {
  if (environment.VITRINE_ANSWERS !== 'checked') return
  const { errors: _errors, ...rest } = told
  const isNamed =
    status === 400 ||
    status === 403 ||
    call.refusals?.includes(status) === true ||
    (call.body !== undefined && (status === 422 || (status === 413 && call.form !== undefined)))
  if (!isNamed) throw new Error(`${name} does not name the status ${status}`)
  const { error } = call.refused?.safeParse(rest) ?? {}
  if (error) throw new Error(`${name} refuses otherwise than the table says: ${error.message}`)
}

/** Runs a call: the role, the input, the handler, the answer. */
async function answerCall(
  name: PanelCallName,
  req: PayloadRequest,
  entity: string | undefined,
): Promise<Response> {
  const call: AnyPanelCall = panelCalls[name]
  try {
    if (!hasRole(req, call.roles)) throw deny()
    const handle = panelHandlers[name] as AnyHandler
    const answer = await handle(req, await readInput(req, call, entity))
    if (answer instanceof Response) return answer
    checkAnswer(name, call, answer)
    return json(Object(answer) as object, call.status)
  } catch (error) {
    if (error instanceof PlanRefused) return json({ message: error.message }, 422)
    if (!(error instanceof PanelRefusal)) throw error
    checkRefusal(name, call, error)
    const isUnnamed = error.status === 403 && error.label === undefined
    return refusal(req, call, isUnnamed ? deny(call.denied ?? labels.denied) : error)
  }
}

/** Endpoints of all calls, with their paths below `panelApiBase`. */
export const callEndpoints: readonly Endpoint[] = addressedCalls.map(
  ({ name, method, path, entity }) => ({
    path,
    method: method.toLowerCase() as Endpoint['method'],
    handler: (req) => answerCall(name, req, entity),
  }),
)

/**
 * Endpoints of the calls below a collection or global, where Payload looks for them: before its own
 * ones, which have parameters.
 *
 * @param base - Path of the collection or global: `/products`, `/globals/home`.
 */
export const callEndpointsBelow = (base: string): Endpoint[] =>
  callEndpoints.flatMap((endpoint) =>
    endpoint.path.startsWith(`${base}/`)
      ? [{ ...endpoint, path: endpoint.path.slice(base.length) }]
      : [],
  )
