import type { Image } from '@vitrine/contract/shapes/types'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import styles from './application-card.module.css'

export type ApplicationCardProps = {
  href: string
  image: Image | null
  /** Title of the solution. */
  label?: string | undefined
  title: string
  action: string
  tone?: 'accent' | 'ink' | undefined
  /** `slide`: in a carousel; `small`: in the search panel. */
  size?: 'default' | 'slide' | 'small' | undefined
  headingLevel?: 2 | 3 | 4 | undefined
  sizes?: string | undefined
}

/** Card with a duotone picture behind the text: shadows in ink, highlights in accent or paper. */
export function ApplicationCard({
  href,
  image,
  label,
  title,
  action,
  tone = 'accent',
  size = 'default',
  headingLevel = 3,
  sizes = '(min-width: 62rem) 50vw, 92vw',
}: ApplicationCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} data-tone={tone} data-size={size}>
      {image && (
        <div className={styles.picture}>
          <Picture image={{ ...image, alt: '' }} sizes={sizes} ratio="fill" />
        </div>
      )}
      <div className={styles.body}>
        {label && <Label tone="accent-on-ink">{label}</Label>}
        <Heading className={styles.title}>
          <Link className={styles.link} href={href}>
            {title}
          </Link>
        </Heading>
        <span className={styles.action} aria-hidden="true">
          {action}
          <Icon name="arrow-right" size="small" />
        </span>
      </div>
    </article>
  )
}
