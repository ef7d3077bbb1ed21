import { ApiError, isApiError } from '@vitrine/contract/errors'
import { createClient } from '@vitrine/contract/client'
import { errorMessages } from '@vitrine/contract/error-body'
import type { FieldError } from '@vitrine/contract/errors'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { parseQuery } from '@vitrine/http/query-string'
import type { Query } from '@vitrine/http/query-string'
import { suspectHeader } from '@vitrine/contract/internal'
import { returnTo, loginRedirect } from '#shared/routes/guard.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'
import type { FormAnswer, FormState } from '#shared/forms/form-state.ts'
import { formsTexts } from '#texts/forms.js'
import { readQuery, writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import { visitorTransport } from '#server/api-gateway/visitor.ts'
import type { Visitor } from '#server/api-gateway/visitor.ts'
import { callInput } from './call-input.ts'
import { isRobot, isTooFast } from './robot.ts'
import type { PostedForm } from './posted-form.ts'

await Promise.all(localeCodes.map(formsTexts.load))

/**
 * Timeout of the call, ms: password hashing is slow by design, and attached files are written to
 * disk.
 */
const timeoutMs = 20_000

interface Submission {
  posted: PostedForm
  /** URL that the form was posted to. */
  url: URL
  locale: Locale
  /** Path of the page on which the form was filled in. */
  page: string
  visitor: Visitor
  upstream: Upstream
  secure: boolean
}

/** Result of a posted form: answer, status, and `Set-Cookie` line. */
export interface FormResult {
  answer: FormAnswer
  status: number
  cookie?: string | undefined
}

/**
 * Validates a posted form, calls the cms on behalf of the visitor, and returns the redirect target,
 * or the form with its errors.
 */
export async function submitForm({
  posted: { form, data, truncated },
  url,
  locale,
  page,
  visitor,
  upstream,
  secure,
}: Submission): Promise<FormResult> {
  const query = parseQuery(url.search.slice(1))
  let cookie: string | undefined
  let retryAfter: number | undefined
  const observed: Upstream = {
    ...upstream,
    send: async (call, options) => {
      const headers = {
        ...options?.headers,
        ...(isRobot(form, data) ? { [suspectHeader]: '1' } : {}),
      }
      const answer = await upstream.send(call, { ...options, headers, limit: timeoutMs })
      retryAfter = Number(answer.headers.get('retry-after')) || undefined
      return answer
    },
  }
  const transport = visitorTransport({
    upstream: observed,
    visitor,
    secure,
    onCookie: (line) => (cookie = line),
  })
  try {
    const input = callInput(form, data, { locale, page, query })
    if ('errors' in input)
      throw new ApiError('invalid-input', {
        errors: truncated
          ? input.errors.filter(({ field }) => form.fields[field]?.kind === 'file')
          : input.errors,
      })
    if (!isRobot(form, data) && isTooFast(form, data))
      throw new ApiError('invalid-input', { message: formsTexts[locale].tooFast })
    // a test checks that the form's fields are those of its call
    const answer: unknown = await createClient({ locale, transport })(
      form.call as 'contact-send',
      input as never,
    )
    return { answer: successAnswer(form, query, locale, answer), status: 200, cookie }
  } catch (error) {
    if (!isApiError(error)) throw error
    if (form.ignoredErrors?.includes(error.code))
      return { answer: successAnswer(form, query, locale, {}), status: 200, cookie }
    if (error.code === 'session-required')
      return { answer: { to: loginRedirect(locale, url) }, status: 200, cookie }
    return { ...failedResult({ form, data }, error, locale, retryAfter), cookie }
  }
}

function successAnswer(
  { redirectTo: to }: FormDescription,
  query: Query,
  locale: Locale,
  answer: unknown,
): FormAnswer {
  if (to === 'back') return { to: returnTo(readQuery(query, locale, ['back']).back?.[0], locale) }
  const path = (routePath as (name: string, locale: Locale) => string)(to.screen, locale)
  if ('query' in to) {
    return {
      to: path + writeQuery(to.query(answer as never), locale),
      carried: to.carry(answer as never),
    }
  }
  const answerField = (name: string): string => String(Object(answer)[name] ?? '')
  const sent = typeof to.sent === 'string' ? to.sent : answerField(to.sent.of)
  const receipt = typeof to.sent !== 'string' && to.sent.of === 'receipt' ? sent : undefined
  return {
    to: path + writeQuery({ sent }, locale) + (to.fragment === undefined ? '' : `#${to.fragment}`),
    receipt,
  }
}

/** Rejected form with its input, except passwords and files. */
export function failedResult(
  { form, data }: Pick<PostedForm, 'form' | 'data'>,
  error: ApiError,
  locale: Locale,
  retryAfter?: number,
): FormResult {
  const values: FormState['values'] = {}
  for (const [name, { kind }] of Object.entries(form.fields)) {
    const typed = data.getAll(name).filter((value) => typeof value === 'string')
    if (kind !== 'password' && kind !== 'file' && typed.length > 0) values[name] = typed
  }
  // errors created by the site have their code as message
  const message = error.message === error.code ? errorMessages[locale][error.code] : error.message
  return {
    answer: {
      state: {
        form: form.name,
        code: error.code,
        message,
        errors: messagesByField(error.errors),
        values,
        retryAfter,
      },
    },
    status: error.status,
  }
}

/** First message of each field. */
function messagesByField(errors: readonly FieldError[] = []): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { field, message } of errors) messages[field] ??= message
  return messages
}
