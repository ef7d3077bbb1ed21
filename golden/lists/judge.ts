import type { ResolvedLine } from '@vitrine/cms/src/search/lines/resolve-line.ts'
import type { ListedPart, PastedList } from './corpus.ts'
import { readList } from './read-list.ts'

/**
 * Verdict on the answer to a pasted list. `wrong`: contains a part or quantity that was not
 * requested; `lost`: omits a line without a message; `asked`: asks a question that a person would
 * not need.
 */
export type Verdict = 'right' | 'asked' | 'lost' | 'wrong'

/** Accepted part numbers, and `?` for lines with a question about the part. */
const answered = (lines: readonly ResolvedLine[]): ListedPart[] =>
  lines.flatMap((line) =>
    line.kind === 'text'
      ? []
      : [
          {
            part: line.kind === 'found' ? line.partNumber : '?',
            quantity: line.packs?.text ?? String(line.quantity ?? '?'),
          },
        ],
  )

/** Worst verdict over the expected lines. */
export function compareLines(
  expected: readonly ListedPart[],
  answer: readonly ListedPart[],
): Verdict {
  const open = [...expected]
  const verdicts: Verdict[] = []
  let surplus = 0
  for (const { part, quantity } of answer) {
    const at = open.findIndex((line) => line.part === part)
    const [line] = at === -1 ? [] : open.splice(at, 1)
    if (line === undefined && part === '?') surplus += 1
    else if (line === undefined) verdicts.push('wrong')
    else if (line.quantity === quantity) verdicts.push('right')
    else verdicts.push(quantity === '?' ? 'asked' : 'wrong')
  }
  if (surplus > 0) verdicts.push('asked')
  if (open.length > surplus) verdicts.push('lost')
  const worst = (['wrong', 'lost', 'asked'] as const).find((verdict) => verdicts.includes(verdict))
  return worst ?? 'right'
}

export interface Judged {
  title: string
  verdict: Verdict
  answer: string
}

/** Verdict on the reading of a pasted list. */
export function judge({ title, locale, text, expected }: PastedList): Judged {
  const answer = answered(readList(text, locale))
  return {
    title,
    verdict: compareLines(expected, answer),
    answer: answer.map(({ part, quantity }) => `${part} = ${quantity}`).join(', '),
  }
}
