import Link from 'next/link'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { PageHead } from '#src/ui/page-parts.tsx'
import { panelTexts } from '#texts/panel.js'
import { ReadProblem } from './read-problem.tsx'
import type { Loaded } from './use-call.ts'

interface UnreadProps {
  /** Page that lists such things: the way back, also from one that is not there. */
  list: { title: string; path: string }
  of: Pick<Loaded<unknown>, 'problem' | 'message' | 'reload'>
}

/** What the page of one thing shows until the thing was read. */
export function UnreadPage({ list: { title, path }, of }: UnreadProps): ReactNode {
  const { reading } = useTexts(panelTexts)
  return (
    <>
      <PageHead
        title={
          <Link href={path} prefetch={false}>
            {title}
          </Link>
        }
      />
      <div className="ui-page__start">
        <ReadProblem of={of} />
        {of.problem === undefined ? <p role="status">{reading.loading}</p> : null}
      </div>
    </>
  )
}
