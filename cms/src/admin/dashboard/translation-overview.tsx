import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import { deskPath, readDeskQuery } from '#src/admin/translations/desk-query.ts'
import { readKinds } from '#src/admin/translations/read-desk.ts'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { textsIn } from '#src/platform/labels.ts'
import { usualLocales } from '#src/translation/desk-locales.ts'
import type { QueueTab } from '#src/translation/queue-tabs.ts'
import { countKinds } from '#src/translation/read-queue.ts'
import type { KindCount } from '#src/translation/read-queue.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import type { DashboardTexts } from '#texts/dashboard.js'
import './translation-overview.css'

const tabs = ['outdated', 'missing'] as const satisfies QueueTab[]

/** Cells of a kind: documents of each language and tab, with links to the desk. */
function KindCells({
  kind,
  shown,
  counts,
  texts,
}: {
  kind: string
  shown: readonly Locale[]
  counts: readonly KindCount[]
  texts: DashboardTexts['translations']
}) {
  return shown.flatMap((locale) =>
    tabs.map((tab) => {
      const found = counts.find(
        (each) => each.kind === kind && each.locale === locale && each.tab === tab,
      )
      const query = { ...readDeskQuery({}), tab, to: locale, kind }
      return (
        <td key={`${locale} ${tab}`} data-label={`${locales[locale].abbr} ${texts[tab]}`}>
          {found ? <a href={deskPath(query)}>{found.count}</a> : <span aria-hidden="true">·</span>}
        </td>
      )
    }),
  )
}

/** Dashboard section: documents with outdated and missing texts by kind and language. */
export async function TranslationOverview({
  payload,
  user,
  i18n,
}: Pick<PayloadRequest, 'user' | 'i18n'> & { payload: Payload }) {
  const { translations: labels } = textsIn(dashboardTexts, i18n.language)
  const shown = usualLocales({ user })
  const all = readKinds({ payload, user, i18n })
  const counts = await countKinds(payload, {
    locales: shown,
    collections: all.map(({ slug }) => slug),
  })
  const open = all.filter(({ slug }) =>
    counts.some(({ kind, tab }) => kind === slug && tabs.some((shownTab) => shownTab === tab)),
  )
  if (open.length === 0) return null
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-translations">
      <h2 id="dashboard-translations">{labels.title}</h2>
      <table className="dashboard__kinds">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {labels.kind}
            </th>
            {shown.map((locale) => (
              <th key={locale} scope="colgroup" colSpan={tabs.length} lang={locales[locale].tag}>
                {locales[locale].title}
              </th>
            ))}
          </tr>
          <tr>
            {shown.flatMap((locale) =>
              tabs.map((tab) => (
                <th key={`${locale} ${tab}`} scope="col">
                  {labels[tab]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {open.map(({ slug, name }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              <KindCells kind={slug} shown={shown} counts={counts} texts={labels} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dashboard__more">
        <a href={ownViewPath('translations')}>{labels.desk}</a>
      </p>
    </section>
  )
}
