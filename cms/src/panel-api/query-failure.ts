import type { AfterErrorHook } from 'payload'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { panelApiTexts } from '#texts/panel-api.js'

const labels = labelsOf(panelApiTexts)

const unsuitable = labels.unsuitable
const slow = labels.slow

/** SQLSTATE of a wrapped driver error. */
function sqlStateOf(error: unknown): string | undefined {
  for (
    let at: unknown = error, depth = 0;
    at instanceof Error && depth < 5;
    at = at.cause, depth += 1
  ) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

/** Class 22: data exceptions; 42804, 42846, 42883: type and operator mismatches. */
const isUnsuitable = (state: string): boolean =>
  state.startsWith('22') || ['42804', '42846', '42883'].includes(state)

/** SQLSTATE `query_canceled`: the statement timeout (`database/options.ts`). */
const canceled = '57014'

/**
 * Answers 400 for values that PostgreSQL rejects and 503 for a statement timeout, instead of 500.
 */
export const answerQueryFailure: AfterErrorHook = ({ error, req }) => {
  const state = sqlStateOf(error)
  if (state === undefined) return undefined
  const say = (text: typeof slow, status: number) => ({
    status,
    response: { errors: [{ message: textOf(text, req.i18n?.language) }] },
  })
  if (isUnsuitable(state)) return say(unsuitable, 400)
  return state === canceled ? say(slow, 503) : undefined
}
