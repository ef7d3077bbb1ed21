import { shownIn } from '#src/content/limits/check-limits.ts'
import type { DoubtedValue } from '#src/content/limits/doubted-value.ts'

/** Value of a doubt in the language of the panel: a number with its unit, the name of a choice. */
export const measured = (
  language: string,
  value: DoubtedValue,
  { unit = null, names = {} }: { unit?: string | null; names?: Readonly<Record<string, string>> },
): string =>
  typeof value === 'string'
    ? (names[value] ?? value)
    : shownIn(language, value, { choices: [], unit })
