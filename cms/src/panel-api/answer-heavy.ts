import { getRequestLanguage, parseCookies } from 'payload'
import type { Payload } from 'payload'
import { isApiError } from '@vitrine/contract/errors'
import { HeavyCalls, heavyRetryAfterSeconds } from '#src/platform/limits/heavy-calls.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { panelApiTexts } from '#texts/panel-api.js'
import type { PanelEndpoint } from './panel-endpoints.ts'

const labels = labelsOf(panelApiTexts)

/** Heavy calls of all accounts in this process. */
const heavyCalls = new HeavyCalls()

interface Call {
  /** Account of the session. */
  account: number
  endpoint: Pick<PanelEndpoint, 'cost'>
  handle: () => Promise<Response>
}

/**
 * Answers a call of the panel; a heavy one at its account's turn. Without a turn it
 * is refused (429, 503) in the language of the panel, with `Retry-After`.
 */
export async function answerHeavy(
  { headers }: Request,
  payload: Payload,
  { account, endpoint: { cost }, handle }: Call,
): Promise<Response> {
  if (cost === undefined) return handle()
  try {
    return await heavyCalls.run(String(account), cost, handle)
  } catch (error) {
    if (!isApiError(error, 'busy', 'too-many-requests')) throw error
    const { config } = payload
    const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers })
    const seconds = error.retryAfter ?? heavyRetryAfterSeconds
    const message = textOf(labels.heavy({ seconds }), language)
    return Response.json(
      // Payload's forms read `errors`, our own pages `message`
      { code: error.code, message, errors: [{ message }] },
      {
        status: error.status,
        headers: { 'cache-control': 'no-store', 'retry-after': String(seconds) },
      },
    )
  }
}
