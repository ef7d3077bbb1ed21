import type { Client } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import type { ActionFunctionArgs } from 'react-router'
import type { PageQuery } from '#app/api/load.ts'
import { fetchNeeded } from '#app/errors/lost-code.ts'
import type { RouteName } from '#app/routes/table.ts'

export interface SubmitArguments {
  locale: Locale
  client: Client
  query: PageQuery
  /** What was typed; a field that is not there reads as empty. */
  value: (name: string) => string
  /** All that was sent, files included. */
  form: FormData
}

/** Sends a form over the contract's client, and answers where that leads. Throws `ApiError`. */
export type Submit = (given: SubmitArguments) => Promise<string>

/**
 * The `action` of a screen, the same function on the server (a form that is posted to its page) and in the browser (over
 * the API): it leads on (303), or comes back with what is wrong and what was typed. A page with several forms gives one
 * `submit` per intent.
 */
export function screenAction(name: RouteName, submits: Submit | Record<string, Submit>) {
  return async (given: ActionFunctionArgs) => {
    const { runAction } = await fetchNeeded(() => import('./run-action.ts'))
    return runAction(name, submits, given)
  }
}
