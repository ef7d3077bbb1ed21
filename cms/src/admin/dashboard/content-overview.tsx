import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { CollectionSlug, Payload } from 'payload'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { readContentFigures, searchDays } from './content-figures.ts'
import { dashboardTexts } from '#texts/dashboard.js'

const labels = labelsOf(dashboardTexts)

/**
 * Dashboard section for editors: searches without results, most viewed documents, missing
 * translations.
 */
export async function ContentOverview({
  payload,
  language,
  locale,
}: {
  payload: Payload
  language: string | undefined
  locale: Locale
}) {
  const { searches, untranslated, viewed } = await readContentFigures(payload, locale)
  const { admin } = payload.config.routes
  const nameOf = (collection: string): string =>
    textOf(
      payload.collections[collection as CollectionSlug].config.labels.plural as Label,
      language,
    )
  return (
    <div className="dashboard__pair">
      <section aria-labelledby="dashboard-searches">
        <h2 id="dashboard-searches">{textOf(labels.searches({ days: searchDays }), language)}</h2>
        {searches.length === 0 ? (
          <p>{textOf(labels.none, language)}</p>
        ) : (
          <table className="dashboard__figures">
            <tbody>
              {searches.map((row) => (
                <tr key={`${row.locale} ${row.text}`}>
                  <th scope="row">
                    {row.text} <small>{locales[row.locale].abbr}</small>
                  </th>
                  <td>{row.count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-labelledby="dashboard-viewed">
        <h2 id="dashboard-viewed">{textOf(labels.viewed, language)}</h2>
        {viewed.length === 0 ? (
          <p>{textOf(labels.none, language)}</p>
        ) : (
          <table className="dashboard__figures">
            <tbody>
              {viewed.map((row) => (
                <tr key={`${row.collection} ${row.id}`}>
                  <th scope="row">
                    <a href={`${admin}/collections/${row.collection}/${row.id}`}>{row.title}</a>
                  </th>
                  <td>{row.views}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-labelledby="dashboard-untranslated">
        <h2 id="dashboard-untranslated">{textOf(labels.untranslated, language)}</h2>
        {untranslated.length === 0 ? (
          <p>{textOf(labels.allTranslated, language)}</p>
        ) : (
          <table className="dashboard__figures">
            <tbody>
              {untranslated.map((row) => (
                <tr key={`${row.collection} ${row.locale}`}>
                  <th scope="row">
                    <a href={`${admin}/collections/${row.collection}?locale=${row.locale}`}>
                      {nameOf(row.collection)}
                    </a>{' '}
                    <small>{locales[row.locale].abbr}</small>
                  </th>
                  <td>{row.count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  )
}
