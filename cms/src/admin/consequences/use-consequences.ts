import { useMemo, useState } from 'react'
import type { Consequences } from '#src/changes/consequence-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { consequencesTexts } from '#texts/consequences.js'
import { takenConsequences } from './taken-consequences.ts'
import type { TakenConsequences } from './taken-consequences.ts'

/** What a publication does, and whether somebody said that it may leave documents incomplete. */
export interface ConsequencesState {
  /** Undefined: it is not known. */
  taken: TakenConsequences | undefined
  isConfirmed: boolean
  confirm: (isConfirmed: boolean) => void
  /** True while documents will be incomplete and nobody said that they may be. */
  isOpen: boolean
  /** Label of a button with the values that it deletes; `deleted`: in place of those of the documents. */
  action: (label: string, deleted?: number) => string
}

/**
 * Consequences of a publication, of the ticked documents and rows alone. A confirmation holds for the
 * incomplete documents for which it was given: with other ones, or other gaps, it is asked for again.
 *
 * @param left - Keys of the unticked documents and rows.
 */
export function useConsequences(
  of: Consequences | undefined,
  left?: ReadonlySet<string>,
): ConsequencesState {
  const { deletes } = useTexts(consequencesTexts)
  const taken = useMemo(() => of && takenConsequences(of, left), [of, left])
  const [confirmed, setConfirmed] = useState('')
  const { listed = [], more = 0 } = taken?.incomplete ?? {}
  const asked =
    listed.length + more > 0
      ? JSON.stringify([listed.map(({ key, lacks }) => [key, lacks]), more])
      : ''
  const isConfirmed = asked !== '' && confirmed === asked
  return {
    taken,
    isConfirmed,
    confirm: (isGiven) => setConfirmed(isGiven ? asked : ''),
    isOpen: asked !== '' && !isConfirmed,
    action: (label, deleted = taken?.deleted ?? 0) =>
      deleted > 0 ? deletes({ action: label, count: deleted }) : label,
  }
}
