import { useCall } from '#src/admin/panel/use-call.ts'
import { maxPreviewedDrafts } from '#src/changes/publication.ts'
import type { ReleasedDraft } from '#src/changes/plans/release-content.ts'
import { useConsequences } from './use-consequences.ts'
import type { ConsequencesState } from './use-consequences.ts'

/** What publishing drafts would do. */
export interface PublicationState extends ConsequencesState {
  isLoading: boolean
  hasFailed: boolean
  /** Drafts that were not compared, since they are too many. */
  uncompared: number
}

/** What publishing drafts together would do; no drafts: nothing. */
export function usePublication(
  drafts: readonly ReleasedDraft[],
  language: string,
): PublicationState {
  const compared = drafts.slice(0, maxPreviewedDrafts)
  const given = compared.length === 0 ? undefined : { body: { drafts: compared } }
  const { data, isLoading, problem } = useCall('releases.preview', given, { language })
  const consequences = useConsequences(isLoading ? undefined : data)
  return {
    ...consequences,
    isLoading,
    hasFailed: problem !== undefined,
    uncompared: drafts.length - compared.length,
    isOpen: isLoading || consequences.isOpen,
  }
}
