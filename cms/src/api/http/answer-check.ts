import type { CallName } from '@vitrine/contract/calls'
import { endpoints } from '@vitrine/contract/endpoints/index'

/** In production one answer in this many is validated against its schema. */
const sampleInterval = 100

/**
 * Creates the check of answers against their schemas. `checked` validates every answer and throws
 * for a breach (tests, development); `trusted` validates a sample, and logs a breach with the count
 * of breaches since the start, so that the answer is sent all the same.
 */
export function answerCheck(
  mode: 'checked' | 'trusted',
  isSampled = () => Math.random() * sampleInterval < 1,
): (
  name: CallName,
  answer: unknown,
  log: { error: (entry: { call: CallName; breaches: number; msg: string }) => void },
) => void {
  let breaches = 0
  return (name, answer, log) => {
    if (mode === 'trusted' && !isSampled()) return
    const { error } = endpoints[name].answer.safeParse(answer)
    if (!error) return
    const issues = error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')} (${code})`)
    const msg = `${name} does not keep its contract: ${issues.join(', ')}`
    if (mode === 'checked') throw new Error(msg)
    breaches += 1
    log.error({ call: name, breaches, msg })
  }
}
