import type { ReactNode } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import styles from './index-row.module.css'

export type IndexRowProps = {
  href: string
  /** Index number: `01`. */
  number: string
  title: string
  description?: string | undefined
  /** Count as text: `684 códigos`. */
  count?: string | undefined
  headingLevel?: 2 | 3 | undefined
}

/** Product categories as a numbered index. */
export function IndexList({ children }: { children: ReactNode }) {
  return <ol className={styles.list}>{children}</ol>
}

export function IndexRow({
  href,
  number,
  title,
  description,
  count,
  headingLevel = 2,
}: IndexRowProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <Heading className={styles.title}>
        <Link className={styles.link} href={href}>
          {title}
        </Link>
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
      <span className={styles.count}>
        {count}
        <Icon name="arrow-right" size="small" />
      </span>
    </li>
  )
}
