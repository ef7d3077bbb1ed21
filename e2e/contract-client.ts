import { apiBase, apiVersion } from '@vitrine/contract/calls'
import { createClient } from '@vitrine/contract/client'
import type { Client } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import { origin } from './system-under-test.ts'

/** API URL on the public origin. */
export const apiUrl = origin + apiBase + apiVersion

/** Contract client in a locale, like an external program. */
export function clientIn(locale: Locale): Client {
  return createClient({
    locale,
    transport: async (request) => {
      const answer = await fetch(apiUrl + request.path, {
        method: request.method,
        headers: { accept: 'application/json', ...request.headers },
      })
      return { status: answer.status, json: await answer.json() }
    },
  })
}
