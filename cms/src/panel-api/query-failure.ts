import type { AfterErrorHook } from 'payload'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { panelApiTexts } from '#texts/panel-api.js'
import { isInTheWay } from '#src/changes/gave-way.ts'
import { isApplying } from '#src/changes/plans/plan-store.ts'
import { nameMissingDocument } from './name-fields.ts'

const labels = labelsOf(panelApiTexts)

const unsuitable = labels.unsuitable
const slow = labels.slow
const away = labels.away

/** Error and its causes, outermost first. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at)
  return chain
}

const codeOf = (error: Error): string => String(Object(error).code ?? '')

/** SQLSTATE of a wrapped driver error. */
const sqlStateOf = (chain: Error[]): string | undefined =>
  chain.map(codeOf).find((code) => /^[0-9A-Z]{5}$/.test(code))

/**
 * True if the connection to the database failed: SQLSTATE class 08 and 57P01 to 57P05 (shutdown,
 * crash), socket errors, and errors of the driver, which have no code.
 */
const isAway = (chain: Error[]): boolean =>
  chain.some(
    (error) =>
      /^(08|57P0)/.test(codeOf(error)) ||
      /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(codeOf(error)) ||
      /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
        error.message,
      ),
  )

/** SQLSTATE `foreign_key_violation`: the id of a document that does not exist. */
const missingKey = '23503'

/**
 * True for values that PostgreSQL rejects: class 22 (data exceptions), 42804, 42846, 42883 (type
 * and operator mismatches), and a missing document at a field that could not be determined.
 */
const isUnsuitable = (state: string): boolean =>
  state.startsWith('22') || [missingKey, '42804', '42846', '42883'].includes(state)

/** SQLSTATE `query_canceled`: the statement timeout (`database/options.ts`). */
const canceled = '57014'

/**
 * Responds with 400 for values that PostgreSQL rejects, 503 for a statement timeout or a change of many
 * documents that gave way to saves, and 502 for an unreachable database, instead of 500; who waited for
 * an import is told so.
 */
export const answerQueryFailure: AfterErrorHook = async ({ error, req }) => {
  const chain = chainOf(error)
  const say = (text: typeof slow, status: number) => ({
    status,
    response: { errors: [{ message: textOf(text, req.i18n?.language) }] },
  })
  if (isAway(chain)) return say(away, 502)
  const state = sqlStateOf(chain)
  const waited = async () =>
    say((await isApplying(req.payload).catch(() => false)) ? labels.importing : slow, 503)
  if (isInTheWay(error)) return waited()
  if (state === undefined) return undefined
  const detail = chain.map((one): unknown => Object(one).detail).find((one) => one !== undefined)
  const named =
    state === missingKey && typeof detail === 'string'
      ? nameMissingDocument(detail, req)
      : undefined
  if (named) return { status: 400, ...named }
  if (isUnsuitable(state)) return say(unsuitable, 400)
  return state === canceled ? waited() : undefined
}
