import type { FormAnswer, FormState } from '#shared/forms/form-state.ts'

/** Timeout of a form submit, ms; uploading a file over a slow connection takes minutes. */
const timeoutMs = 240_000

interface FormSubmit {
  form: string
  /** Path of the form's screen; undefined: the page's own URL. */
  action: string | undefined
  /** Called with the uploaded fraction, 0 to 1. */
  onProgress: (part: number) => void
  /** Aborts the request. */
  signal: AbortSignal
  /** Message for a lost response. */
  lostMessage: string
}

/**
 * Posts a form to its screen. XMLHttpRequest, since `fetch` reports no upload progress.
 * Never rejects: a lost response is a result with an error.
 */
export function sendForm(
  formData: FormData,
  { form, action, onProgress, signal, lostMessage }: FormSubmit,
): Promise<FormAnswer> {
  const failed = (state: Partial<FormState>): FormAnswer => ({
    state: { form, code: 'unavailable', message: lostMessage, errors: {}, values: {}, ...state },
  })
  const path = action ?? location.pathname + location.search
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
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
        if ('state' in answer) log(path, answer.state)
        return resolve(answer)
      }
      // not JSON: a response of a proxy, or of the server before the request reached the form
      // handler
      log(path, answer)
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
