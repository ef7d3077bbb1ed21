import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { textsIn } from '#src/platform/labels.ts'
import { readContentFigures, searchDays } from './content-figures.ts'
import { dashboardTexts } from '#texts/dashboard.js'

/** Dashboard sections for editors: searches without results, most viewed documents. */
export async function ContentOverview({
  payload,
  language,
  locale,
}: {
  payload: Payload
  language: string | undefined
  locale: Locale
}) {
  const labels = textsIn(dashboardTexts, language)
  const { searches, viewed } = await readContentFigures(payload, locale)
  const { admin } = payload.config.routes
  return (
    <>
      <Figures
        id="searches"
        title={labels.searches({ days: searchDays })}
        none={labels.none}
        rows={searches.map((row) => ({
          key: `${row.locale} ${row.typed}`,
          name: row.typed,
          locale: row.locale,
          figure: row.times,
        }))}
        more={{ name: labels.allSearches, href: ownViewPath('searches') }}
      />
      <Figures
        id="viewed"
        title={labels.viewed}
        none={labels.none}
        rows={viewed.map((row) => ({
          key: `${row.collection} ${row.id}`,
          name: row.title,
          href: `${admin}/collections/${row.collection}/${row.id}`,
          figure: row.views,
        }))}
      />
    </>
  )
}

interface FiguresProps {
  id: string
  title: string
  /** Text if there are no rows. */
  none: string
  rows: { key: string; name: string; href?: string; locale?: Locale; figure: number }[]
  /** Link to all rows. */
  more?: { name: string; href: string }
}

/** Dashboard section with a table of names and figures. */
function Figures({ id, title, none, rows, more }: FiguresProps) {
  const heading = `dashboard-${id}`
  return (
    <section className="dashboard__card" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table className="dashboard__figures">
          <tbody>
            {rows.map(({ key, name, href, locale, figure }) => (
              <tr key={key}>
                <th scope="row">
                  {href === undefined ? name : <a href={href}>{name}</a>}
                  {locale && (
                    <>
                      {' '}
                      <small>{locales[locale].abbr}</small>
                    </>
                  )}
                </th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more ? (
        <p className="dashboard__more">
          <a href={more.href}>{more.name}</a>
        </p>
      ) : null}
    </section>
  )
}
