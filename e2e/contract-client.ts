import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { pageCalls } from '@vitrine/contract/page-calls'
import { callRequest, createClient } from '@vitrine/contract/client'
import type { Client, Transport } from '@vitrine/contract/client'
import { withRelativeMedia } from '@vitrine/contract/media-addresses'
import type { Locale } from '@vitrine/configuration/locales'
import { origin } from './system-under-test.ts'

/** API URL on the public origin. */
export const apiUrl = origin + apiBase + apiVersion

/**
 * Sends calls to the public origin, like an external program; media addresses are as pages have
 * them.
 */
export const transport: Transport = async (call) => {
  const { path, ...request } = callRequest(call, pageCalls)
  const answer = await fetch(apiUrl + path, request)
  const json: unknown = JSON.parse(withRelativeMedia(await answer.text(), origin))
  return { status: answer.status, json }
}

/** Contract client in a locale. */
export function clientIn(locale: Locale): Client {
  return createClient({
    locale,
    transport,
  })
}
