import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { instantOfTyped } from '#src/platform/dates.ts'
import { importPageTexts } from '#texts/import-page.js'
import type { Taken } from './ticks.ts'

const { order: labels } = labelsOf(importPageTexts)

/** `later`: published at a time. */
export const orderWays = ['draft', 'publish', 'later'] as const
export type OrderWay = (typeof orderWays)[number]

/** What the main button will do: `Publish 48 changed and 6 new`. */
export function buttonText(
  way: OrderWay,
  { changed, created }: Pick<Taken, 'changed' | 'created'>,
): Label {
  const { both, changed: changedOnly, created: createdOnly } = labels.button[way]
  if (created === 0) return changedOnly({ changed })
  return changed === 0 ? createdOnly({ created }) : both({ changed, created })
}

/** Why a time cannot be ordered; undefined: it can, or none is needed. */
export function timeProblem({ way, typed }: { way: OrderWay; typed: string }): Label | undefined {
  if (way !== 'later') return undefined
  const at = instantOfTyped(typed)
  if (at === undefined) return labels.needsTime
  return Date.parse(at) <= Date.now() ? labels.past : undefined
}
