import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { locales as languages } from '@vitrine/configuration/locales'
import { versionDifferencesPath } from '#src/changes/version-answer.ts'
import type { VersionDifference, VersionDifferences } from '#src/changes/version-answer.ts'
import { useTexts } from '#src/platform/language.ts'
import { panelApiBase } from '@vitrine/contract/panel'
import { send } from '#src/platform/panel-calls/send.ts'
import { HeadRow } from '#src/ui/row-table.tsx'
import { publishingTexts } from '#texts/publishing.js'
import { inLanguages } from './publication-request.ts'

interface Props {
  /** URL of the version. */
  version: string
  /** Languages to restore, that of the form first. */
  locales: readonly string[]
  language: string
}

/** What restoring would change; undefined while it is read, null if it could not be read. */
function useDifferences({
  version,
  locales,
  language,
}: Props): VersionDifferences | null | undefined {
  const [locale = '', ...further] = locales
  const address = inLanguages(
    `${version}${versionDifferencesPath}`,
    window.location.origin,
    locale,
    further,
  )
  const [read, setRead] = useState<{ address: string; found: VersionDifferences | null }>()
  useEffect(() => {
    const ended = new AbortController()
    const path = address.slice(address.indexOf(panelApiBase) + panelApiBase.length)
    const options = { method: 'GET', language, signal: ended.signal }
    void send<VersionDifferences>(path, options).then(({ data = null }) => {
      if (!ended.signal.aborted) setRead({ address, found: data })
    })
    return () => ended.abort()
  }, [address, language])
  return read?.address === address ? read.found : undefined
}

function DifferenceRow({
  difference: { label, locale, before, after },
}: {
  difference: VersionDifference
}): ReactNode {
  const labels = useTexts(publishingTexts).version
  const text = (value: VersionDifference['before']): ReactNode =>
    value === null || value.text === '' ? <i>{labels.nothing}</i> : value.text
  return (
    <tr>
      <th scope="row">
        {label}
        {locale === null ? null : <small> {languages[locale].title}</small>}
      </th>
      <td data-heading={labels.now}>{text(before)}</td>
      <td data-heading={labels.then}>{text(after)}</td>
    </tr>
  )
}

/** Table of the values that restoring a version in the chosen languages would change. */
export function VersionChanges(props: Props): ReactNode {
  const labels = useTexts(publishingTexts).version
  const found = useDifferences(props)
  if (found === undefined || found === null)
    return <p role="status">{found === null ? labels.failed : labels.reading}</p>
  const { differences, more } = found
  const count = differences.length + more
  if (count === 0) return <p role="status">{labels.same}</p>
  return (
    <>
      <p role="status">{labels.count({ count })}</p>
      <div className="ui-dialog__scroll" role="group" aria-label={labels.title}>
        <table className="ui-dialog__differences">
          <HeadRow heads={[labels.field, labels.now, labels.then]} />
          <tbody>
            {differences.map((difference) => (
              <DifferenceRow
                key={`${difference.label} ${difference.locale}`}
                difference={difference}
              />
            ))}
          </tbody>
        </table>
        {more > 0 ? <p>{labels.more({ count: more })}</p> : null}
      </div>
    </>
  )
}
