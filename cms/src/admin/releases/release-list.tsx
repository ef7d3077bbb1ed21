import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { Button } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-parts.tsx'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { LeaveWarning } from '#src/admin/panel/leave-warning.tsx'
import { ReadRows } from '#src/admin/panel/read-rows.tsx'
import { releaseState } from '#src/admin/sheets/plan-state.ts'
import type { ReleaseSummary } from '#src/changes/plans/release-shapes.ts'
import { releasesPath } from '#src/platform/change-addresses.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { changeNameMax } from '#src/content/fields/text-limits.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { releasesTexts } from '#texts/releases.js'

/** Form that begins a release. */
function NewRelease({ open }: { open: (id: number) => void }): ReactNode {
  const language = useLanguage()
  const labels = useTexts(releasesTexts)
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const create = async (): Promise<void> => {
    if (name.trim() === '') return setProblem(labels.noName)
    setBusy(true)
    const { data, message } = await call('releases.create', { body: { name } }, { language })
    setBusy(false)
    if (data) return open(data.release.id)
    setProblem(message ?? labels.failed)
  }
  return (
    <form
      className="releases__new"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void create()
      }}
    >
      <LeaveWarning isUnsaved={name.trim() !== ''} />
      <label htmlFor={id}>{labels.name}</label>
      <input
        id={id}
        type="text"
        maxLength={changeNameMax}
        value={name}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => {
          setName(target.value)
          setProblem('')
        }}
      />
      <Button type="submit" look="main" aria-disabled={isBusy}>
        {labels.create}
      </Button>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </form>
  )
}

/** What a release holds: `3 drafts, 1 spreadsheet`. */
function contentText({ drafts, imports }: ReleaseSummary, language: string): string {
  const labels = textsIn(releasesTexts, language)
  return [
    ...(drafts > 0 ? [labels.draftCount({ count: drafts })] : []),
    ...(imports > 0 ? [labels.importCount({ count: imports })] : []),
    ...(drafts + imports === 0 ? [labels.empty] : []),
  ].join(', ')
}

/** All releases, and the form that begins one. */
export function ReleaseList({ open }: { open: (id: number) => void }): ReactNode {
  const language = useLanguage()
  const labels = useTexts(releasesTexts)
  const list = useCall('releases.list', {}, { language })
  return (
    <>
      <PageHead title={labels.title}>
        <NewRelease open={open} />
      </PageHead>
      <div className="releases__list">
        <p className="ui-small">{labels.what}</p>
        <ReadRows
          of={list}
          rows={list.data?.releases}
          none={labels.none}
          caption={labels.title}
          heads={[labels.name, labels.content, labels.state, labels.by]}
        >
          {(release) => (
            <tr key={release.id}>
              <th scope="row">
                <Link href={releasesPath(release.id)} prefetch={false}>
                  {release.fileName}
                </Link>
              </th>
              <td>{contentText(release, language)}</td>
              <td data-state={release.state}>
                {labels.states[releaseState(release)]}
                {release.startsAt === null ? null : (
                  <>
                    {' '}
                    <time className="ui-mono" dateTime={release.startsAt}>
                      {dateTimeText(release.startsAt, language)}
                    </time>
                  </>
                )}
              </td>
              <td>{release.author}</td>
            </tr>
          )}
        </ReadRows>
      </div>
    </>
  )
}
