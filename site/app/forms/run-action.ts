import { ApiError } from '@vitrine/contract/errors'
import { data, redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { clientOf } from '#app/api/client-of.ts'
import { wayIn } from '#app/api/guard.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import { readQuery } from '#app/routes/query-names.ts'
import { routeRow } from '#app/routes/table.ts'
import type { RouteName } from '#app/routes/table.ts'
import { intentField } from './form-state.ts'
import type { FormState, Values } from './form-state.ts'
import type { Submit } from './screen-action.ts'

/** Typed, but never written back into a page. */
const secret = /password/

/** Sends what was typed; a browser fetches this when the first form is sent. */
export async function runAction(name: RouteName, submits: Submit | Record<string, Submit>, { request, context }: ActionFunctionArgs) {
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

function stateOf({ code, message, errors = [] }: ApiError, intent: string, form: FormData): FormState {
  const values: Values = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !secret.test(name)) values[name] = value
  }
  return { intent, code, message, errors: Object.fromEntries(errors.map((error) => [error.field, error.message])), values }
}
