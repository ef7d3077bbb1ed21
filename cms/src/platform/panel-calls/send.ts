import { panelApiBase } from '@vitrine/contract/panel'

/** `denied`: without a session or permission; `absent`: not found. */
export type Problem = 'failed' | 'denied' | 'absent'

/** Sentences about refused fields, by field. */
export type FieldErrors = Readonly<Record<string, string>>

export type Answered<Data, Refused = unknown> =
  | {
      data: Data
      problem?: undefined
      message?: undefined
      errors?: undefined
      status?: undefined
      refused?: undefined
    }
  | {
      data?: undefined
      problem: Problem
      /** Sentence of the server. */
      message?: string | undefined
      errors?: FieldErrors | undefined
      /** HTTP status; undefined without an answer. */
      status?: number
      /** Further fields of the refusal; undefined without an answer in JSON. */
      refused?: Partial<Refused> | undefined
    }

const problems: Readonly<Record<number, Problem>> = { 401: 'denied', 403: 'denied', 404: 'absent' }

export interface SendOptions {
  /** Language of the panel, in which the server answers; undefined: that of the browser. */
  language: string | undefined
  signal?: AbortSignal | undefined
  /** Default: the page's, which guards saves. */
  fetch?: typeof globalThis.fetch
}

interface Sent extends SendOptions {
  method: string
  /** JSON, or a form with files. */
  body?: object | undefined
  headers?: Readonly<Record<string, string>>
  /** True to read the answer as a file. */
  isFile?: boolean
}

/** An error in Payload's format. */
interface PayloadError {
  message?: string
  data?: { errors?: { message?: string }[] }
}

/** Sentences of Payload's errors: of the fields, or else of the document. */
const payloadMessage = (errors: readonly PayloadError[]): string =>
  errors
    .flatMap(({ message, data }) => {
      const ofFields = (data?.errors ?? []).flatMap((each) => each.message ?? [])
      return ofFields.length > 0 ? ofFields : (message ?? [])
    })
    .join(' ')

/**
 * Sentences of a refusal, in our format or Payload's. A refusal with a `code` alone is not worded for
 * the staff: its page has words of its own.
 */
function sentencesIn(body: unknown): { message?: string; errors?: FieldErrors } {
  const { message, errors, code }: { message?: unknown; errors?: unknown; code?: unknown } =
    Object(body)
  const isOfPayload = Array.isArray(errors) && message === undefined && code === undefined
  const text = isOfPayload ? payloadMessage(errors as PayloadError[]) : message
  const fields = Array.isArray(errors)
    ? []
    : Object.entries(Object(errors) as object).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
  return {
    ...(typeof text === 'string' && text !== '' ? { message: text } : {}),
    ...(fields.length > 0 ? { errors: Object.fromEntries(fields) } : {}),
  }
}

/** Maximum time for which a call without a turn asks again, ms: some of its account's long ones. */
const maxWaitMs = 60_000

/**
 * Milliseconds after which the server takes a call that had no turn; `Infinity` if it was refused for
 * another reason. Nothing of such a call was done.
 */
const waitOf = (answer: Response, refusal: unknown): number =>
  ['busy', 'too-many-requests'].includes(Object(refusal).code)
    ? Number(answer.headers.get('retry-after')) * 1000 || Infinity
    : Infinity

/**
 * Sends a request to the panel's API. A call that had no turn, since others of its account still run,
 * is sent again after the time that the server names, with its files. The answer is not checked
 * against the type, which would cost each page the shapes of all answers: the server's tests check
 * them (docs/decisions/0134).
 *
 * @param path - Path below `panelApiBase`, with its query.
 */
export async function send<Data, Refused = unknown>(
  path: string,
  sent: Sent,
): Promise<Answered<Data, Refused>> {
  const { language, signal, method, body, headers, isFile = false, fetch = globalThis.fetch } = sent
  const isForm = body instanceof FormData
  const request: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: {
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  }
  let leftMs = maxWaitMs
  try {
    for (;;) {
      const answer = await fetch(panelApiBase + path, request)
      if (answer.ok) return { data: (isFile ? answer : await answer.json()) as Data }
      const refusal: unknown = await answer.json().catch(() => undefined)
      const waitMs = waitOf(answer, refusal)
      leftMs -= waitMs
      if (leftMs < 0)
        return {
          problem: problems[answer.status] ?? 'failed',
          ...sentencesIn(refusal),
          status: answer.status,
          refused: refusal as Partial<Refused> | undefined,
        }
      // a page that is left meanwhile sends nothing: its signal ends the next request
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  } catch {
    return { problem: 'failed' }
  }
}
