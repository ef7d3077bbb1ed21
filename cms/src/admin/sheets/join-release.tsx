import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { panelApiBase } from '@vitrine/contract/panel'
import { callPath, request } from '#src/admin/changes/requests.ts'
import { useAnswer } from '#src/admin/changes/use-answer.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { Release, ReleaseEdit, ReleaseSummary } from '#src/changes/imports/release-answer.ts'
import { releasesPath } from '#src/platform/change-addresses.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { releasesTexts } from '#texts/releases.js'

const { join: labels } = labelsOf(releasesTexts)

interface JoinProps {
  /** Checked import that a release can take. */
  id: number
  language: string
  onJoined: () => void
}

/** Puts a checked import into a release that is being prepared, instead of applying it on its own. */
export function JoinRelease({ id, language, onJoined }: JoinProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const field = useId()
  const [chosen, setChosen] = useState('')
  const [problem, setProblem] = useState('')
  const { data } = useAnswer<{ releases: ReleaseSummary[] }>(
    callPath(ownEndpoints.releases, {}),
    language,
  )
  if (!data) return null
  const open = data.releases.filter(({ state }) => state === 'checked' || state === 'failed')
  const release = chosen === '' ? String(open[0]?.id ?? '') : chosen
  const join = async (): Promise<void> => {
    setProblem('')
    const body: ReleaseEdit = { add: { imports: [id] } }
    const path = panelApiBase + ownEndpoints.release.replace(':id', release)
    const { data: joined, message } = await request<Release>(path, {
      language,
      method: 'POST',
      body,
    })
    if (joined) return onJoined()
    setProblem(message ?? say(labels.failed))
  }
  return (
    <section className="order__part">
      <h3>{say(labels.title)}</h3>
      <p className="changes-small">{say(labels.hint)}</p>
      {open.length === 0 ? (
        <p className="changes-small">
          {say(labels.none)}{' '}
          <Link className="changes-link" href={releasesPath()} prefetch={false}>
            {say(labels.make)}
          </Link>
        </p>
      ) : (
        <p className="order__join">
          <label htmlFor={field} className="changes-hidden">
            {say(labels.choose)}
          </label>
          <select id={field} value={release} onChange={({ target }) => setChosen(target.value)}>
            {open.map((each) => (
              <option key={each.id} value={each.id}>
                {each.fileName}
              </option>
            ))}
          </select>
          <button type="button" className="panel-button" onClick={() => void join()}>
            {say(labels.send)}
          </button>
        </p>
      )}
      {problem === '' ? null : <p role="alert">{problem}</p>}
    </section>
  )
}
