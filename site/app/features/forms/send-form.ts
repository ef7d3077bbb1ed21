import type { FormAnswer, FormState } from '#shared/forms/form-state.ts'

/** Timeout of a form submit, ms; uploading a file over a slow connection takes minutes. */
const timeoutMs = 240_000

interface FormSubmit {
  form: string
  /** Called with the uploaded fraction, 0 to 1. */
  onProgress: (part: number) => void
  /** Aborts the request. */
  signal: AbortSignal
  /** Message for a lost response. */
  lostMessage: string
}

/**
 * Posts a form to the page's own URL. XMLHttpRequest, since `fetch` reports no upload progress.
 * Never rejects: a lost response is a result with an error.
 */
export function sendForm(
  formData: FormData,
  { form, onProgress, signal, lostMessage }: FormSubmit,
): Promise<FormAnswer> {
  const failed = (state: Partial<FormState>): FormAnswer => ({
    state: { form, code: 'unavailable', message: lostMessage, errors: {}, values: {}, ...state },
  })
  const { pathname, search } = location
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', pathname + search)
    request.timeout = timeoutMs
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    for (const event of ['error', 'timeout', 'abort'])
      request.addEventListener(event, () => resolve(failed({})))
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      if (isAnswer(answer)) {
        if ('state' in answer) log(pathname, answer.state)
        return resolve(answer)
      }
      // not JSON: a response of a proxy, or of the server before the request reached the form
      // handler
      log(pathname, answer)
      resolve(failed({}))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(formData)
  })
}

/**
 * Loads the logging of failures (R8). A form loads it in advance, since it cannot be loaded while
 * the browser is offline.
 */
export const loadFailureLog = () => import('#app/core/errors/log-failed-call.ts')

function log(path: string, answer: unknown): void {
  loadFailureLog().then(
    ({ logFailedCall }) => logFailedCall(`POST ${path}`, answer),
    () => undefined,
  )
}

function isAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === 'object' && answer !== null && ('to' in answer || 'state' in answer)
}
