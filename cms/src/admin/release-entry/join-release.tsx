import { useId, useState } from 'react'
import type { DoubtAnswer } from '#src/content/limits/doubt-shapes.ts'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { ReleaseEdit, ReleaseSummary } from '#src/changes/plans/release-shapes.ts'
import { releasesPath } from '#src/platform/change-addresses.ts'
import { changeNameMax } from '#src/content/fields/text-limits.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Options } from '#src/ui/options.tsx'
import { releasesTexts } from '#texts/releases.js'
import './join-release.css'

/** Value of the choice that begins a release. */
const newRelease = 'new'

export type ReleaseItems = NonNullable<ReleaseEdit['add']>

interface FieldsProps {
  /** What the release takes, or why it cannot take anything. */
  items: () => Promise<ReleaseItems | { problem: string }>
  onJoined: (release: ReleaseSummary) => void
}

/** Choice of a release that is being prepared, or of a new one, and the button that adds to it. */
export function JoinFields({ items, onJoined }: FieldsProps): ReactNode {
  const language = useLanguage()
  const { join: labels, name: nameLabel, noName } = useTexts(releasesTexts)
  const id = useId()
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { data } = useCall('releases.list', {}, { language })
  if (!data) return null
  const open = data.releases.filter(({ state }) => state === 'checked' || state === 'failed')
  const release = chosen === '' ? String(open[0]?.id ?? newRelease) : chosen
  const isNew = release === newRelease
  const join = async (): Promise<void> => {
    if (isBusy) return
    if (isNew && name.trim() === '') return setProblem(noName)
    setBusy(true)
    setProblem('')
    const add = await items()
    const { data: joined, message } =
      'problem' in add
        ? { data: undefined, message: add.problem }
        : isNew
          ? await call('releases.create', { body: { name, add } }, { language })
          : await call('releases.change', { id: release, body: { add } }, { language })
    setBusy(false)
    if (joined) return onJoined(joined.release)
    setProblem(message ?? labels.failed)
  }
  return (
    <>
      <p className="release-join">
        <label htmlFor={id} className="ui-hidden">
          {labels.choose}
        </label>
        <select
          id={id}
          value={release}
          onChange={({ target }) => {
            setChosen(target.value)
            setProblem('')
          }}
        >
          <Options of={open.map((each) => [each.id, each.fileName])} />
          <option value={newRelease}>{labels.new}</option>
        </select>
        {isNew ? (
          <input
            type="text"
            value={name}
            maxLength={changeNameMax}
            aria-label={nameLabel}
            placeholder={nameLabel}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void join()
            }}
          />
        ) : null}
        <Button aria-disabled={isBusy} onClick={() => void join()}>
          {labels.send}
        </Button>
      </p>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </>
  )
}

/** What was added to which release, with a link to it. */
export function JoinedNote({ release }: { release: ReleaseSummary }): ReactNode {
  const { join: labels } = useTexts(releasesTexts)
  return (
    <p role="status">
      <Link className="ui-link" href={releasesPath(release.id)} prefetch={false}>
        {labels.joined({ name: release.fileName })}
      </Link>
    </p>
  )
}

interface JoinProps {
  /** Checked plan that a release can take. */
  id: number
  /** Keys of documents and rows that are left out. */
  left: ReadonlySet<string>
  /** Answers to doubtful values. */
  answers: readonly DoubtAnswer[]
  onJoined: () => void
}

/** Puts a checked plan into a release, instead of applying it on its own. */
export function JoinRelease({ id, left, answers, onJoined }: JoinProps): ReactNode {
  const { join: labels } = useTexts(releasesTexts)
  return (
    <section className="ui-side__part">
      <h3>{labels.title}</h3>
      <p className="ui-small">{labels.hint}</p>
      <JoinFields
        items={() => Promise.resolve({ imports: [id], without: [...left], answers: [...answers] })}
        onJoined={onJoined}
      />
    </section>
  )
}
