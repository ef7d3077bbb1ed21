import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { dateTimeText } from '#src/platform/dates.ts'
import type { Label } from '#src/platform/labels.ts'
import { textsIn, textOf } from '#src/platform/labels.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import { readRecentChanges } from './work-figures.ts'

export interface ListProps {
  payload: Payload
  user: PayloadRequest['user']
  language: string | undefined
  /** Content locale of the titles. */
  locale: Locale
}

const singularOf = (payload: Payload, collection: string, language: string | undefined): string =>
  textOf(
    payload.collections[collection as CollectionSlug].config.labels.singular as Label,
    language,
  )

/**
 * Dashboard section of the most recently saved documents with their authors; renders nothing if
 * there are none.
 */
export async function RecentChanges({ payload, user, language, locale }: ListProps) {
  const labels = textsIn(dashboardTexts, language)
  const changes = await readRecentChanges(payload, user, locale)
  if (changes.length === 0) return null
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-changes">
      <h2 id="dashboard-changes">{labels.changes}</h2>
      <table className="dashboard__rows">
        <tbody>
          {changes.map(({ collection, id, title, author, at }) => (
            <tr key={`${collection} ${id}`}>
              <td>
                <time dateTime={at}>{dateTimeText(at, language ?? 'pt')}</time>
              </td>
              <th scope="row">
                <a href={`${panelBase}/collections/${collection}/${id}`}>{title}</a>{' '}
                <small>{singularOf(payload, collection, language)}</small>
              </th>
              <td>{author ?? labels.system}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
