import type { FormAnswer, FormState } from '#shared/forms/form-state.ts'

/** How long (ms) a form may be under way: a file over a slow line takes minutes. */
const patience = 240_000

interface Sending {
  form: string
  /** 0 to 1, while it goes up. */
  onProgress: (part: number) => void
  /** Gives it up. */
  signal: AbortSignal
  /** What is said when no answer comes. */
  lost: string
}

/**
 * Posts a form to the page's own address, with its progress (`fetch` tells none). Never throws: no
 * answer is an answer too.
 */
export function sendForm(
  given: FormData,
  { form, onProgress, signal, lost }: Sending,
): Promise<FormAnswer> {
  const failed = (state: Partial<FormState>): FormAnswer => ({
    state: { form, code: 'unavailable', message: lost, errors: {}, values: {}, ...state },
  })
  const { pathname, search } = location
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', pathname + search)
    request.timeout = patience
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
      // not ours: something between the site and the browser answered, or the site refused to read
      // it
      log(pathname, answer)
      resolve(failed({}))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(given)
  })
}

/** Fetched with the first failure (spec §8). */
function log(path: string, answer: unknown): void {
  void import('#app/core/errors/log-failed-call.ts').then(({ logFailedCall }) =>
    logFailedCall(`POST ${path}`, answer),
  )
}

function isAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === 'object' && answer !== null && ('to' in answer || 'state' in answer)
}
