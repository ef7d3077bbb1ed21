import { locales } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { Payload } from 'payload'
import { callAddress } from '#src/admin/panel/call.ts'
import { textsIn } from '#src/platform/labels.ts'
import { requirementsOf } from '#src/staff-index/requirements.ts'
import { completenessTexts } from '#texts/completeness.js'
import { dashboardTexts } from '#texts/dashboard.js'
import { readCatalogProgress, readCompleteProducts } from './work-figures.ts'

const work = callAddress('completeness.begin-work', {
  query: { collection: 'products', for: 'site' },
})
const products = `${panelBase}/collections/products`

/**
 * Dashboard section: shares of the products with a text in each language, with pictures, and
 * complete for each purpose.
 */
export async function CatalogProgress({
  payload,
  language,
}: {
  payload: Payload
  language: string | undefined
}) {
  const labels = textsIn(dashboardTexts, language)
  const { figures } = textsIn(completenessTexts, language)
  const [{ total, locales: byLocale, pictures }, complete, requirements] = await Promise.all([
    readCatalogProgress(payload),
    readCompleteProducts(payload),
    requirementsOf(payload, 'products'),
  ])
  if (total === 0) return null
  const rows = [
    ...byLocale.map(({ locale, count }) => ({
      key: locale as string,
      name: locales[locale].title,
      count,
      href: `${products}?${new URLSearchParams({ language: locale, state: 'absent' }).toString()}`,
    })),
    // the list can filter by missing pictures only if a rule requires pictures
    ...(requirements.some(({ facts }) => facts.includes('pictures'))
      ? [
          {
            key: 'pictures',
            name: labels.withPictures,
            count: pictures,
            href: `${products}?missing=pictures`,
          },
        ]
      : []),
    ...complete.map(({ purpose, count }) => ({
      key: purpose as string,
      name: figures.title({ purpose: figures[purpose] }),
      count,
      href: `${products}?missing=any&for=${purpose}`,
    })),
  ]
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-catalog">
      <h2 id="dashboard-catalog">{labels.catalog}</h2>
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
                  labels.ofTotal({ count, total })
                ) : (
                  <a href={href}>{labels.ofTotal({ count, total })}</a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {complete.some(({ purpose, count }) => purpose === 'site' && count < total) ? (
        <p className="dashboard__more">
          <a href={work}>{figures.work}</a>
        </p>
      ) : null}
    </section>
  )
}
