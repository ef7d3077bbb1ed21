import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { consequencesTexts } from '#texts/consequences.js'
import { ConsequenceList } from './consequence-list.tsx'
import type { PublicationState } from './use-publication.ts'

/** What publishing drafts would do, in a dialog that publishes or schedules them. */
export function PublicationPart({ of }: { of: PublicationState }): ReactNode {
  const labels = useTexts(consequencesTexts)
  const { isLoading, hasFailed, uncompared } = of
  return (
    <>
      {isLoading || hasFailed ? (
        <p role="status">{isLoading ? labels.checking : labels.unknown}</p>
      ) : null}
      <ConsequenceList of={of} />
      {uncompared > 0 ? <p>{labels.left({ count: uncompared })}</p> : null}
    </>
  )
}
