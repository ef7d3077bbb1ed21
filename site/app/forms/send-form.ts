import { apiBase, apiVersion, calls, fillPath } from '@vitrine/contract/calls'
import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { callInput, shownValues } from './call-input.ts'
import { forms } from './forms.ts'
import type { FormName } from './forms.ts'
import { outcomeOf } from './outcome.ts'
import type { FormOutcome } from './outcome.ts'

/** How long (ms) a form may be under way: a CV over a slow line takes minutes. */
const patience = 180_000

interface Sending {
  locale: Locale
  key: string
  /** 0 to 1, while a file goes up. */
  onProgress: (part: number) => void
  /** What is said when no answer comes. */
  lost: string
}

/** Sends a form to the API, with its progress. Never throws: a lost line is an outcome, and may be sent again under the same key. */
export function sendForm(form: FormName, given: FormData, { locale, key, onProgress, lost }: Sending): Promise<FormOutcome> {
  const values = shownValues(given)
  const { params, body } = callInput(form, given, key)
  return new Promise((resolve) => {
    const fail = (): void => resolve({ form, values, sent: false, receipt: '', message: lost, errors: {} })
    const request = new XMLHttpRequest()
    request.open('POST', apiBase + apiVersion + fillPath(calls[forms[form].call].path, params))
    request.timeout = patience
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-language', locales[locale].tag)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, fail)
    request.addEventListener('load', () => {
      try {
        resolve(outcomeOf(form, values, request.status, JSON.parse(request.responseText)))
      } catch {
        fail()
      }
    })
    if (body instanceof FormData) return request.send(body)
    request.setRequestHeader('content-type', 'application/json')
    request.send(JSON.stringify(body))
  })
}
