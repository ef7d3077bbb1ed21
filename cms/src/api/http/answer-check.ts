import { errorCodesOf } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { isApiError } from '@vitrine/contract/errors'
import { JsonText } from '#src/platform/http/json-text.ts'
import { metrics } from '#src/platform/monitoring/metrics.ts'

/** In production, one response in this many is validated against its schema. */
const sampleInterval = 100

/** Length of a JSON text above which it is not sampled: parsing a page of records would delay others. */
const maxSampled = 100_000

/**
 * Creates the validation of responses against their schemas. `checked` validates every response and
 * throws for a violation (tests, development). `trusted` validates a sample, and logs and counts a
 * violation (`vitrine_answer_breaches_total`), but the response is sent.
 */
export function answerCheck(
  mode: 'checked' | 'trusted',
  isSampled = () => Math.random() * sampleInterval < 1,
): (
  name: CallName,
  answer: unknown,
  log: { error: (entry: { call: CallName; msg: string }) => void },
) => void {
  return (name, answer, log) => {
    const isLarge = answer instanceof JsonText && answer.text.length > maxSampled
    if (mode === 'trusted' && (isLarge || !isSampled())) return
    const checked: unknown = answer instanceof JsonText ? JSON.parse(answer.text) : answer
    const { error } = endpoints[name].answer.safeParse(checked)
    if (!error) return
    const issues = error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')} (${code})`)
    const msg = `${name} does not keep its contract: ${issues.join(', ')}`
    if (mode === 'checked') throw new Error(msg)
    metrics.answerBreaches.inc()
    log.error({ call: name, msg })
  }
}

/**
 * True if a call may respond with an error: in production always; in `checked` mode only if the
 * contract names the error for the call, so that any other fails tests as `internal`.
 */
export const mayAnswer = (mode: 'checked' | 'trusted', name: CallName, error: unknown): boolean =>
  mode === 'trusted' || !isApiError(error) || errorCodesOf(name).has(error.code)
