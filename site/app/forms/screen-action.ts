import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/contract/locales'
import { data, redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { clientOf } from '#app/api/client-of.ts'
import { wayIn } from '#app/api/guard.ts'
import type { PageQuery } from '#app/api/load.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import { readQuery } from '#app/routes/query-names.ts'
import { routeRow } from '#app/routes/table.ts'
import type { RouteName } from '#app/routes/table.ts'
import { intentField } from './form-state.ts'
import type { FormState, Values } from './form-state.ts'

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

/** Typed, but never written back into a page. */
const secret = /password/

/**
 * The `action` of a screen, the same function on the server (a form that is posted to its page) and in the browser (over
 * the API): it leads on (303), or comes back with what is wrong and what was typed. A page with several forms gives one
 * `submit` per intent.
 */
export function screenAction(name: RouteName, submits: Submit | Record<string, Submit>) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const url = new URL(request.url)
    const locale = localeOfPath(url.pathname)
    const form = await request.formData().catch(() => new FormData())
    const value = (field: string): string => {
      const found = form.get(field)
      return typeof found === 'string' ? found : ''
    }
    const intent = value(intentField)
    const submit = typeof submits === 'function' ? submits : Object.hasOwn(submits, intent) ? submits[intent] : undefined
    try {
      if (!submit) throw new ApiError('malformed-request')
      const to = await submit({ locale, client: clientOf(locale, context, request.signal), query: readQuery(url.searchParams, locale, routeRow(name).query), value, form })
      return redirect(to, 303)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'session-required') return redirect(wayIn(locale, url), 303)
      return data(stateOf(error, intent, form), { status: error.status })
    }
  }
}

function stateOf({ code, message, errors = [] }: ApiError, intent: string, form: FormData): FormState {
  const values: Values = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !secret.test(name)) values[name] = value
  }
  return { intent, code, message, errors: Object.fromEntries(errors.map((error) => [error.field, error.message])), values }
}
