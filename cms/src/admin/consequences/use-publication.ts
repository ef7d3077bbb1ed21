import { useState } from 'react'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { Consequences } from '#src/changes/consequence-shapes.ts'
import { maxPreviewedDrafts } from '#src/changes/publication.ts'
import type { ReleasedDraft } from '#src/changes/plans/release-content.ts'
import { useTexts } from '#src/platform/language.ts'
import { consequencesTexts } from '#texts/consequences.js'
import { deletedIn, incompleteIn } from './taken-consequences.ts'

/** What publishing drafts would do. */
export interface PublicationState {
  /** Undefined: nothing is published, or it is not known. */
  consequences: Consequences | undefined
  isLoading: boolean
  hasFailed: boolean
  /** Drafts that were not compared, since they are too many. */
  left: number
  isConfirmed: boolean
  confirm: (isConfirmed: boolean) => void
  /** True while it is not known, or something will be incomplete and nobody said that it may be. */
  isOpen: boolean
  /** Label of the button: with the values that are deleted. */
  action: (label: string) => string
}

/** What publishing drafts together would do; no drafts: nothing. */
export function usePublication(
  drafts: readonly ReleasedDraft[],
  language: string,
): PublicationState {
  const { deletes } = useTexts(consequencesTexts)
  const [isConfirmed, confirm] = useState(false)
  const compared = drafts.slice(0, maxPreviewedDrafts)
  const given = compared.length === 0 ? undefined : { body: { drafts: compared } }
  const { data, isLoading, problem } = useCall('releases.preview', given, { language })
  const consequences = isLoading ? undefined : data
  const deleted = consequences ? deletedIn(consequences) : 0
  const isIncomplete = consequences !== undefined && incompleteIn(consequences).count > 0
  return {
    consequences,
    isLoading,
    hasFailed: problem !== undefined,
    left: drafts.length - compared.length,
    isConfirmed,
    confirm,
    isOpen: isLoading || (isIncomplete && !isConfirmed),
    action: (label) => (deleted > 0 ? deletes({ action: label, count: deleted }) : label),
  }
}
