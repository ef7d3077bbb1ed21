import { locales } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { Payload } from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import { readCatalogProgress } from './work-figures.ts'

const labels = labelsOf(dashboardTexts)
const products = `${panelBase}/collections/products`

/** Share of the products that have a text in each language, and that have pictures. */
export async function CatalogProgress({
  payload,
  language,
}: {
  payload: Payload
  language: string | undefined
}) {
  const say = (label: Label): string => textOf(label, language)
  const { total, locales: byLocale, pictures } = await readCatalogProgress(payload)
  if (total === 0) return null
  const rows = [
    ...byLocale.map(({ locale, count }) => ({
      key: locale as string,
      name: locales[locale].title,
      count,
      href: `${products}?${new URLSearchParams({ language: locale, state: 'absent' }).toString()}`,
    })),
    {
      key: 'pictures',
      name: say(labels.withPictures),
      count: pictures,
      href: `${products}?missing=pictures`,
    },
  ]
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-catalog">
      <h2 id="dashboard-catalog">{say(labels.catalog)}</h2>
      <table className="dashboard__progress">
        <tbody>
          {rows.map(({ key, name, count, href }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td aria-hidden="true">
                <span className="dashboard__share" data-full={count === total}>
                  <span style={{ width: `${(count / total) * 100}%` }} />
                </span>
              </td>
              <td>
                {count === total ? (
                  say(labels.ofTotal({ count, total }))
                ) : (
                  <a href={href}>{say(labels.ofTotal({ count, total }))}</a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
