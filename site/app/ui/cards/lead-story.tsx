import type { Image } from '@vitrine/contract/shapes/types'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import styles from './lead-story.module.css'

export type LeadStoryProps = {
  href: string
  image: Image | null
  /** Label above the title: "Mais recente". */
  label: string
  /** Date, category and reading time. */
  meta: string
  title: string
  description: string
}

/** First entry of a list, with a large picture. */
export function LeadStory({ href, image, label, meta, title, description }: LeadStoryProps) {
  return (
    <article className={styles.story} data-bare={image === null || undefined}>
      {image === null ? null : (
        <div className={styles.picture}>
          <Picture
            image={{ ...image, alt: '' }}
            sizes="(min-width: 62rem) 56vw, 100vw"
            ratio="16/9"
            priority
          />
        </div>
      )}
      <div className={styles.words}>
        <Label tone="accent">{label}</Label>
        <h2 className={styles.title}>
          <Link className={styles.link} href={href}>
            {title}
          </Link>
        </h2>
        {description === '' ? null : <p className={styles.description}>{description}</p>}
        <p className={styles.meta}>{meta}</p>
      </div>
    </article>
  )
}
