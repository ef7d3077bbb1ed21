import { useSyncExternalStore } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import { readItems } from '@vitrine/contract/part-list'
import { errorsTexts } from '#texts/errors.js'
import { storedListText } from './stored-list-text.ts'
import { onStoredListChange } from './stored-list.ts'
import styles from './kept-list.module.css'

/** Rows shown of a list; a page without a connection cannot open the others. */
const maxRows = 50

/** List that is stored in the browser, readable without a connection; nothing without a list. */
export function KeptList({ locale }: { locale: Locale }) {
  const items = readItems(useSyncExternalStore(onStoredListChange, storedListText, () => ''))
  const texts = errorsTexts[locale]
  if (items.length === 0) return null
  const more = items.length - maxRows
  return (
    <div className={styles.kept}>
      <table>
        <caption>{texts.kept}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.keptCode}</th>
            <th scope="col">{texts.keptQuantity}</th>
          </tr>
        </thead>
        <tbody>
          {items.slice(0, maxRows).map(({ code, quantity }) => (
            <tr key={code}>
              <td translate="no">{code}</td>
              <td>{quantity ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p>{texts.keptMore({ count: more })}</p> : null}
    </div>
  )
}
