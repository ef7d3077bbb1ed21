import { locales } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import { deskPath, readDeskQuery } from '#src/admin/translations/desk-query.ts'
import { readKinds } from '#src/admin/translations/read-desk.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { usualLocales } from '#src/translation/desk-locales.ts'
import { readQueue } from '#src/translation/read-queue.ts'
import { dashboardTexts } from '#texts/dashboard.js'

/** Tabs of the desk that a translator's first page lists. */
export type OwnTab = 'mine' | 'outdated' | 'missing'

/** Maximum listed documents of a tab; further ones are on the desk. */
const maxListed = 8

/**
 * Dashboard section with the translations of an account: its own that are not public yet, those that
 * were sent back first; or what is outdated or missing.
 */
export async function OwnTranslations({
  tab,
  payload,
  user,
  i18n,
}: Pick<PayloadRequest, 'user' | 'i18n'> & { tab: OwnTab; payload: Payload }) {
  const { own: labels } = textsIn(dashboardTexts, i18n.language)
  const kinds = readKinds({ payload, user, i18n })
  const { items, total } = await readQueue(payload, {
    tab,
    locales: usualLocales({ user }),
    collections: kinds.map(({ slug }) => slug),
    text: '',
    account: Number(user?.id ?? 0),
    order: 'age',
    page: 1,
    size: maxListed,
  })
  if (total === 0 && tab !== 'mine') return null
  const id = `dashboard-${tab}-translations`
  const query = { ...readDeskQuery({}), tab }
  return (
    <section className="dashboard__card" aria-labelledby={id}>
      <h2 id={id}>
        {labels.translations[tab]} <small>{total}</small>
      </h2>
      {total === 0 ? <p>{labels.translations.none}</p> : null}
      <table className="dashboard__rows">
        <tbody>
          {items.map((item) => (
            <tr key={`${item.collection} ${item.id} ${item.locale}`}>
              <td>
                <time dateTime={item.changedAt}>{dateTimeText(item.changedAt, i18n.language)}</time>
              </td>
              <th scope="row">
                <a href={deskPath({ ...query, to: item.locale, item })}>
                  {item.title || kinds.find(({ slug }) => slug === item.collection)?.name}
                </a>{' '}
                <small>
                  {[
                    locales[item.locale].abbr,
                    kinds.find(({ slug }) => slug === item.collection)?.name,
                  ].join(' · ')}
                </small>
              </th>
              <td>
                {item.review === null ? null : <small>{labels.translations[item.review]}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > items.length ? (
        <p className="dashboard__more">
          <a href={deskPath(query)}>{labels.all}</a>
        </p>
      ) : null}
    </section>
  )
}
