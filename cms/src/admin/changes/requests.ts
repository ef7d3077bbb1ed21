import { panelApiBase } from '@vitrine/contract/panel'
import type { OwnEndpoint } from '#src/admin/panel/own-endpoints.ts'
import { send } from '#src/platform/panel-calls/send.ts'
import type { Answered, SendOptions } from '#src/platform/panel-calls/send.ts'

/** Address of a call with its parameters. */
export const callPath = (
  endpoint: OwnEndpoint,
  params: Record<string, string> | URLSearchParams,
): string => {
  const query = new URLSearchParams(params)
  return `${panelApiBase}${endpoint}${query.size === 0 ? '' : `?${query}`}`
}

/** Calls the panel's API; the answer is in the panel's language. */
export const request = <T>(
  path: string,
  { method = 'GET', ...options }: SendOptions & { method?: string; body?: object | FormData },
): Promise<Answered<T>> => send<T>(path.slice(panelApiBase.length), { ...options, method })
