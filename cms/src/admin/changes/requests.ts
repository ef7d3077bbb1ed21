import { panelApiBase } from '@vitrine/contract/panel'
import type { OwnEndpoint } from '#src/admin/panel/own-endpoints.ts'

/** `denied`: without a session or permission; `absent`: not found. */
export type Problem = 'failed' | 'denied' | 'absent'

/** Sentences about refused fields, by field. */
export type FieldErrors = Readonly<Record<string, string>>

export type Answered<T> =
  | { data: T; problem?: undefined; message?: undefined; errors?: undefined; status?: undefined }
  | {
      data?: undefined
      problem: Problem
      /** Sentence of the server. */
      message?: string | undefined
      errors?: FieldErrors | undefined
      /** HTTP status; undefined without an answer. */
      status?: number
    }

const problems: Readonly<Record<number, Problem>> = { 401: 'denied', 403: 'denied', 404: 'absent' }

interface RequestOptions {
  language: string
  signal?: AbortSignal
  method?: 'GET' | 'POST' | 'DELETE'
  /** JSON, or a form with a file. */
  body?: object | FormData
}

/** Sentences of a refusal. */
async function sentencesIn(
  answer: Response,
): Promise<{ message: string | undefined; errors: FieldErrors | undefined }> {
  const { message, errors }: { message?: unknown; errors?: unknown } = Object(
    await answer.json().catch(() => undefined),
  )
  const fields =
    typeof errors === 'object' && errors !== null && !Array.isArray(errors)
      ? Object.entries(errors).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        )
      : []
  return {
    message: typeof message === 'string' && message !== '' ? message : undefined,
    errors: fields.length > 0 ? Object.fromEntries(fields) : undefined,
  }
}

/** Address of a call with its parameters. */
export const callPath = (
  endpoint: OwnEndpoint,
  params: Record<string, string> | URLSearchParams,
): string => {
  const query = new URLSearchParams(params)
  return `${panelApiBase}${endpoint}${query.size === 0 ? '' : `?${query}`}`
}

/** Calls the panel's API; the answer is in the panel's language. */
export async function request<T>(
  path: string,
  { language, signal, method = 'GET', body }: RequestOptions,
): Promise<Answered<T>> {
  const isForm = body instanceof FormData
  try {
    const answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': language,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    })
    return answer.ok
      ? { data: (await answer.json()) as T }
      : {
          problem: problems[answer.status] ?? 'failed',
          ...(await sentencesIn(answer)),
          status: answer.status,
        }
  } catch {
    return { problem: 'failed' }
  }
}
