import { Icon } from '#app/ui/elements/icon.tsx'
import type { IconName } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import type { LabelTone } from '#app/ui/elements/tag.tsx'
import styles from './document-list.module.css'

export type DocumentRow = {
  title: string
  href: string
  /** Type, pages, size, date. */
  meta?: string | undefined
  /** Status label: "Vencido", "Revisão 3". */
  status?: { label: string; tone: LabelTone } | undefined
  /** Language of the document if it differs from the page's. */
  lang?: string | undefined
  icon?: IconName | undefined
  download?: boolean | undefined
  /** Checkbox before the link, part of a form. */
  choice?: { name: string; value: string; label: string } | undefined
}

export function DocumentList({ items }: { items: DocumentRow[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.href} className={item.choice && styles.chosen}>
          {item.choice ? (
            <input
              type="checkbox"
              className={styles.box}
              name={item.choice.name}
              value={item.choice.value}
              aria-label={item.choice.label}
            />
          ) : null}
          <Link className={styles.row} href={item.href} download={item.download}>
            <Icon name={item.icon ?? 'download'} size="small" />
            <span className={styles.title} lang={item.lang}>
              {item.title}
            </span>
            <span className={styles.facts}>
              {item.status && <Label tone={item.status.tone}>{item.status.label}</Label>}
              {item.meta && <span className={styles.meta}>{item.meta}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
