import { Icon } from '#app/ui/elements/icon.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import { pageTexts } from '#texts/page.js'
import styles from './add-to-list.module.css'

/**
 * Link to a parts list with one part number. With JavaScript, a click adds it to the visitor's list
 * (`shell/visitor/visitor-list`, which finds the link by `data-add-part`).
 */
export function AddToList({
  code,
  item = code,
  plain,
}: {
  code: string
  /**
   * Item of the list: the part number, optionally followed by another maker's number (`askedAs`).
   */
  item?: string
  plain?: boolean
}) {
  const locale = useLocale()
  const label = useTexts(pageTexts).shell.list.add({ code })
  return (
    <a
      className={`${styles.add} no-print`}
      href={routePath('parts-list', locale) + writeQuery({ items: `${item}:1` }, locale)}
      rel="nofollow"
      data-add-part={item}
      data-plain={plain}
      aria-label={label}
      title={label}
    >
      <Icon name="plus" size="small" />
    </a>
  )
}
