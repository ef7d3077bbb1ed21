import { Link } from '#app/ui/elements/link.tsx'
import styles from './breadcrumbs.module.css'

export type BreadcrumbsProps = {
  items: { label: string; href?: string | undefined }[]
  label: string
}

/** Breadcrumbs; the last item is the current page. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.label}${index}`} className={styles.item}>
            {item.href && index < items.length - 1 ? (
              <Link className={styles.link} href={item.href}>
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
