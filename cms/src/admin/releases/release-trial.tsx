import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { call } from '#src/admin/panel/call.ts'
import type { ReleaseTrial } from '#src/changes/plans/release-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { releasesTexts } from '#texts/releases.js'

interface TrialProps {
  id: number
  /** Digest of the comparison: another content is tried again. */
  digest: string
  /** Called with the doubtful numbers that were found; undefined: they are not known. */
  onDoubts: (doubts: ReleaseTrial['doubts'] | undefined) => void
}

/** Doubtful numbers that a release makes public as they are. */
function Doubtful({ doubts }: Pick<ReleaseTrial, 'doubts'>): ReactNode {
  const { trial: labels } = useTexts(releasesTexts)
  if (doubts.length === 0) return null
  return (
    <>
      <p>{labels.doubts({ count: doubts.length })}</p>
      <ul>
        {doubts.map(({ key, href, code, head, message }) => (
          <li key={`${href} ${key}`}>
            <Link className="ui-link" href={href} prefetch={false}>
              {code}
            </Link>
            , {head}: {message}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the rules of publication would refuse of a release today, by document. */
export function TriedRelease({ id, digest, onDoubts }: TrialProps): ReactNode {
  const language = useLanguage()
  const { trial: labels } = useTexts(releasesTexts)
  const [tried, setTried] = useState<{ key: string; trial: ReleaseTrial | undefined }>()
  const [again, setAgain] = useState(0)
  const key = `${digest} ${again}`
  useEffect(() => {
    let isCurrent = true
    onDoubts(undefined)
    void call('releases.try', { id }, { language }).then(({ data }) => {
      if (!isCurrent) return
      setTried({ key, trial: data })
      onDoubts(data?.doubts)
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is that of the page
  }, [id, key, language])
  const isCurrent = tried?.key === key
  const { trial } = isCurrent ? tried : { trial: undefined }
  const documents = Map.groupBy(trial?.refused ?? [], ({ sheet, href }) => href ?? sheet)
  return (
    <section className="releases__trial" aria-live="polite">
      <h2>{labels.title}</h2>
      {trial ? (
        <p>
          {documents.size > 0
            ? labels.refused({ count: documents.size })
            : labels.none({ count: trial.documents })}{' '}
          {trial.left > 0 ? labels.left({ count: trial.left }) : null}
        </p>
      ) : (
        <p>{isCurrent ? labels.failed : labels.running}</p>
      )}
      {documents.size > 0 ? (
        <ul>
          {[...documents.values()].map((refused) => {
            const [{ sheet, href } = { sheet: '', href: undefined }] = refused
            return (
              <li key={href ?? sheet}>
                {href === undefined ? (
                  <b>{sheet}</b>
                ) : (
                  <Link className="ui-link" href={href} prefetch={false}>
                    {sheet}
                  </Link>
                )}
                <ul>
                  {refused.map(({ head, message }) => (
                    <li key={`${head} ${message}`}>
                      {head}: {message}
                    </li>
                  ))}
                </ul>
              </li>
            )
          })}
        </ul>
      ) : null}
      {trial ? <Doubtful doubts={trial.doubts} /> : null}
      {isCurrent ? <Button onClick={() => setAgain(again + 1)}>{labels.again}</Button> : null}
    </section>
  )
}
