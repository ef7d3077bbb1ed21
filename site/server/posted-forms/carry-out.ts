import { ApiError } from '@vitrine/contract/errors'
import { createClient } from '@vitrine/contract/client'
import { errorWords } from '@vitrine/contract/error-words'
import type { FieldError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/contract/locales'
import { suspectHeader } from '@vitrine/contract/internal'
import { returnTo, loginRedirect } from '#shared/routes/guard.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'
import type { FormAnswer, FormState } from '#shared/forms/form-state.ts'
import { readQuery, writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import { visitorTransport } from '#server/api-gateway/visitor.ts'
import type { Visitor } from '#server/api-gateway/visitor.ts'
import { callInput } from './call-input.ts'
import { isRobot } from './robot.ts'
import type { Posted } from './posted-form.ts'

/**
 * How long the cms may take over a form, ms: passwords are hashed slowly on purpose, and a CV is
 * written to disk.
 */
const patience = 20_000

interface Given {
  posted: Posted
  /** The page that it was posted to. */
  url: URL
  locale: Locale
  /** Where it was filled in. */
  page: string
  visitor: Visitor
  upstream: Upstream
  secure: boolean
}

/**
 * What came of a form: the answer, its status where it failed, and what becomes of the visitor's
 * session.
 */
export interface CarriedOut {
  answer: FormAnswer
  status: number
  cookie?: string | undefined
}

/**
 * Checks a posted form, sends it to the cms in the visitor's name, and says where that leads or how
 * the form comes back.
 */
export async function carryOut({
  posted: { form, given, cut },
  url,
  locale,
  page,
  visitor,
  upstream,
  secure,
}: Given): Promise<CarriedOut> {
  let cookie: string | undefined
  let retryAfter: number | undefined
  const heard: Upstream = {
    ...upstream,
    fetch: async (path, options) => {
      const headers = {
        ...options?.headers,
        ...(isRobot(form, given) ? { [suspectHeader]: '1' } : {}),
      }
      const answer = await upstream.fetch(path, { ...options, headers, limit: patience })
      retryAfter = Number(answer.headers.get('retry-after')) || undefined
      return answer
    },
  }
  const transport = visitorTransport({
    upstream: heard,
    visitor,
    secure,
    onCookie: (line) => (cookie = line),
  })
  try {
    const input = callInput(form, given, { locale, page, query: url.searchParams })
    if ('errors' in input)
      throw new ApiError('invalid-input', {
        errors: cut
          ? input.errors.filter(({ field }) => form.fields[field]?.kind === 'file')
          : input.errors,
      })
    // a description names its call; that its fields are the call's, a test tells
    const answer: unknown = await createClient({ locale, transport })(
      form.call as 'contact-send',
      input as never,
    )
    return { answer: leadsTo(form, url, locale, answer), status: 200, cookie }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (form.ignoredErrors?.includes(error.code))
      return { answer: leadsTo(form, url, locale, {}), status: 200, cookie }
    if (error.code === 'session-required')
      return { answer: { to: loginRedirect(locale, url) }, status: 200, cookie }
    return { ...comeBack({ form, given }, error, locale, retryAfter), cookie }
  }
}

function leadsTo(
  { redirectTo: to }: FormDescription,
  url: URL,
  locale: Locale,
  answer: unknown,
): FormAnswer {
  if (to === 'back')
    return { to: returnTo(readQuery(url.searchParams, locale, ['back']).back?.[0], locale) }
  const told = (name: string): string => String(Object(answer)[name] ?? '')
  const sent = typeof to.sent === 'string' ? to.sent : told(to.sent.of)
  const path = (routePath as (name: string, locale: Locale) => string)(to.screen, locale)
  const receipt = typeof to.sent !== 'string' && to.sent.of === 'receipt' ? sent : undefined
  return {
    to: path + writeQuery({ sent }, locale) + (to.fragment === undefined ? '' : `#${to.fragment}`),
    receipt,
  }
}

/** A form as it comes back, with what was typed into it but for passwords and files. */
export function comeBack(
  { form, given }: Pick<Posted, 'form' | 'given'>,
  error: ApiError,
  locale: Locale,
  retryAfter?: number,
): CarriedOut {
  const values: FormState['values'] = {}
  for (const [name, { kind }] of Object.entries(form.fields)) {
    const typed = given.getAll(name).filter((value) => typeof value === 'string')
    if (kind !== 'password' && kind !== 'file' && typed.length > 0) values[name] = typed
  }
  // an error that no API worded is said in ours
  const message = error.message === error.code ? errorWords[error.code][locale] : error.message
  return {
    answer: {
      state: {
        form: form.name,
        code: error.code,
        message,
        errors: byField(error.errors),
        values,
        retryAfter,
      },
    },
    status: error.status,
  }
}

/** By field, the first of each. */
function byField(errors: readonly FieldError[] = []): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { field, message } of errors) found[field] ??= message
  return found
}
