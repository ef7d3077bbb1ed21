import { instantOfTyped } from '#src/platform/dates.ts'
import type { ImportPageTexts } from '#texts/import-page.js'
import type { Taken } from './ticks.ts'

/** `later`: published at a time. */
export const applyWays = ['draft', 'publish', 'later'] as const
export type ApplyWay = (typeof applyWays)[number]

/** What the main button will do: `Publish 48 changed and 6 new`. */
export function buttonText(
  way: ApplyWay,
  { changed, created }: Pick<Taken, 'changed' | 'created'>,
  texts: ImportPageTexts['order'],
): string {
  const { both, changed: changedOnly, created: createdOnly } = texts.button[way]
  if (created === 0) return changedOnly({ changed })
  return changed === 0 ? createdOnly({ created }) : both({ changed, created })
}

/** Why a plan cannot be applied at a time; undefined: it can, or none is needed. */
export function timeProblem(
  { way, typed }: { way: ApplyWay; typed: string },
  texts: ImportPageTexts['order'],
): string | undefined {
  if (way !== 'later') return undefined
  const at = instantOfTyped(typed)
  if (at === undefined) return texts.needsTime
  return Date.parse(at) <= Date.now() ? texts.past : undefined
}
