import type { Image, LifeMark } from '@vitrine/contract/shapes/types'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import styles from './product-card.module.css'

export type ProductCardProps = {
  href: string
  image: Image | null
  tag?: string | undefined
  /** State of an inactive product. */
  state?: LifeMark | null | undefined
  title: string
  /** Shown in the list size only. */
  description?: string | undefined
  /** One line of values: `TC · 10–630 mm² · M6–M20 · 48 códigos`. */
  figures?: string | undefined
  /** Part number matched by the search. */
  matched?: string | undefined
  /** Screen-reader prefix of `matched`: "Código encontrado". */
  matchedLabel?: string | undefined
  action: string
  size?: 'default' | 'small' | 'list' | undefined
  /** Placeholder text for a card without a picture. */
  family?: string | undefined
  headingLevel?: 2 | 3 | 4 | undefined
  sizes?: string | undefined
  priority?: boolean | undefined
  /** Rows of part numbers, below the line of values. */
  children?: ReactNode
}

const widths = {
  default: '(min-width: 75rem) 22rem, (min-width: 48rem) 40vw, 70vw',
  small: '6rem',
  list: '(min-width: 48rem) 12rem, 6rem',
}

export function ProductCard({
  href,
  image,
  tag,
  state,
  title,
  description,
  figures,
  matched,
  matchedLabel,
  action,
  size = 'default',
  family,
  headingLevel = 3,
  sizes,
  priority,
  children,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} data-size={size}>
      <div className={styles.picture}>
        <Picture
          image={image}
          sizes={sizes ?? widths[size]}
          ratio={size === 'small' ? 'fill' : '4/3'}
          code={family}
          priority={priority}
        />
      </div>
      <div className={styles.body}>
        {tag && <Label tone="accent">{tag}</Label>}
        {state && (
          <Label tone={state.value === 'new' ? 'success' : 'error'} framed>
            {state.label}
          </Label>
        )}
        <Heading className={styles.title}>
          <Link className={styles.link} href={href}>
            {title}
          </Link>
        </Heading>
        {size === 'list' && description && <p className={styles.description}>{description}</p>}
        {figures && <Figures line={figures} />}
        {matched && (
          <p className={styles.matched}>
            {matchedLabel && <span className="visually-hidden">{matchedLabel}: </span>}
            <mark>{matched}</mark>
          </p>
        )}
        {children}
        <span className={styles.action} aria-hidden="true">
          {action}
          <Icon name="arrow-right" size="small" />
        </span>
      </div>
    </article>
  )
}

/** Line of values that breaks only between values, never within one (`M6–M20`). */
function Figures({ line }: { line: string }) {
  return (
    <p className={styles.figures}>
      {line.split(' · ').map((figure, index, all) => (
        <Fragment key={figure}>
          {index > 0 && ' '}
          <span className={styles.figure}>{index < all.length - 1 ? `${figure} ·` : figure}</span>
        </Fragment>
      ))}
    </p>
  )
}
