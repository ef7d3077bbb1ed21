import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import styles from './publication-card.module.css'

export type PublicationCardProps = {
  href: string
  title: string
  tag?: string | undefined
  description?: string | undefined
  meta?: string | undefined
  headingLevel?: 2 | 3 | 4 | undefined
}

export function PublicationCard({
  href,
  title,
  tag,
  description,
  meta,
  headingLevel = 3,
}: PublicationCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      {tag && <Label tone="accent">{tag}</Label>}
      <Heading className={styles.title}>
        <Link className={styles.link} href={href}>
          {title}
        </Link>
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
      <span className={styles.foot}>
        <span className={styles.meta}>{meta}</span>
        <Icon name="arrow-right" size="small" />
      </span>
    </article>
  )
}
