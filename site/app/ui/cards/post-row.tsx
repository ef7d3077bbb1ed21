import { Link } from '#app/ui/elements/link.tsx'
import styles from './post-row.module.css'

export type PostRowProps = {
  href: string
  /** Formatted date: `12.11.2026`. */
  date: string
  /** ISO 8601. */
  dateTime: string
  category?: string | undefined
  /** Reading time. */
  meta?: string | undefined
  title: string
  description?: string | undefined
  headingLevel?: 2 | 3 | undefined
}

export function PostRow({
  href,
  date,
  dateTime,
  category,
  meta,
  title,
  description,
  headingLevel = 3,
}: PostRowProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.row}>
      <time className={styles.date} dateTime={dateTime}>
        {date}
      </time>
      {category && <span className={styles.category}>{category}</span>}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link className={styles.link} href={href}>
            {title}
          </Link>
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
    </article>
  )
}
