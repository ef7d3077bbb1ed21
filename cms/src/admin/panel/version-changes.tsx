import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { locales as languages } from '@vitrine/configuration/locales'
import { versionDifferencesPath } from '#src/changes/version-answer.ts'
import type { VersionDifference, VersionDifferences } from '#src/changes/version-answer.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { panelApiBase } from '@vitrine/contract/panel'
import { send } from '#src/platform/panel-calls/send.ts'
import { languagePaths } from '#src/publishing/languages/language-answer.ts'
import { HeadRow } from '#src/ui/row-table.tsx'
import { publishingTexts } from '#texts/publishing.js'
import type { PublishingTexts } from '#texts/publishing.js'
import { unpublishedTextsTexts } from '#texts/unpublished-texts.js'
import type { UnpublishedTextsTexts } from '#texts/unpublished-texts.js'
import { inLanguages } from './publication-request.ts'

/** Differences at an address; undefined while they are read, null if they could not be read. */
function useDifferences(address: string): VersionDifferences | null | undefined {
  const language = useLanguage()
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

/** Headings of the table, and the sentences in its place. */
type TableWords = PublishingTexts['version'] | UnpublishedTextsTexts

function DifferenceRow({
  difference: { label, locale, before, after },
  labels,
}: {
  difference: VersionDifference
  labels: TableWords
}): ReactNode {
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

function DifferenceTable({ address, labels }: { address: string; labels: TableWords }): ReactNode {
  const found = useDifferences(address)
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
                labels={labels}
              />
            ))}
          </tbody>
        </table>
        {more > 0 ? <p>{labels.more({ count: more })}</p> : null}
      </div>
    </>
  )
}

/**
 * Table of the values that restoring a version in the chosen languages would change.
 *
 * @param props.version - URL of the version.
 * @param props.locales - Languages to restore, that of the form first.
 */
export function VersionChanges({
  version,
  locales: [locale = '', ...further],
}: {
  version: string
  locales: readonly string[]
}): ReactNode {
  const labels = useTexts(publishingTexts).version
  const address = inLanguages(
    `${version}${versionDifferencesPath}`,
    window.location.origin,
    locale,
    further,
  )
  return <DifferenceTable address={address} labels={labels} />
}

/**
 * Table of the unpublished texts of a document in one language beside those on the site.
 *
 * @param props.own - Path of the document below the API.
 */
export function UnpublishedTexts({ own, locale }: { own: string; locale: string }): ReactNode {
  const labels = useTexts(unpublishedTextsTexts)
  const address = `${panelApiBase}/${own}${languagePaths.texts}?locale=${locale}`
  return <DifferenceTable address={address} labels={labels} />
}
