import { panelApiBase } from '@vitrine/contract/panel'
import type { OwnEndpoint } from '#src/admin/panel/own-endpoints.ts'

/** `denied`: without a session or permission; `absent`: not found. */
export type Problem = 'failed' | 'denied' | 'absent'

export type Answered<T> = { data: T; problem?: undefined } | { data?: undefined; problem: Problem }

const problems: Readonly<Record<number, Problem>> = { 401: 'denied', 403: 'denied', 404: 'absent' }

interface RequestOptions {
  language: string
  signal?: AbortSignal
  method?: 'GET' | 'POST' | 'DELETE'
  body?: object
}

/** Address of a call with its parameters. */
export const callPath = (endpoint: OwnEndpoint, params: Record<string, string>): string => {
  const query = new URLSearchParams(params)
  return `${panelApiBase}${endpoint}${query.size === 0 ? '' : `?${query}`}`
}

/** Calls the panel's API; the answer is in the panel's language. */
export async function request<T>(
  path: string,
  { language, signal, method = 'GET', body }: RequestOptions,
): Promise<Answered<T>> {
  try {
    const answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': language,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    })
    return answer.ok
      ? { data: (await answer.json()) as T }
      : { problem: problems[answer.status] ?? 'failed' }
  } catch {
    return { problem: 'failed' }
  }
}
