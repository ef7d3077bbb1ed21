import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/elements/class-names.ts'
import { DimensionLine } from '#app/ui/elements/dimension-line.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import styles from './section.module.css'

export type SectionProps = {
  title: string
  action?: { label: string; href: string } | undefined
  /** Text on a dimension line below the title: "48 códigos". */
  number?: string | undefined
  level?: 2 | 3 | undefined
  /** Thick rule above. */
  ruled?: boolean | undefined
  id?: string | undefined
  /** Content at the right of the heading, instead of an action. */
  tools?: ReactNode
  /** Hidden in print. */
  unprinted?: boolean | undefined
  /** Visually hidden title, for content with a heading of its own. */
  headless?: boolean | undefined
  children: ReactNode
}

export function Section({
  title,
  action,
  number,
  level = 2,
  ruled = false,
  id,
  tools,
  headless = false,
  unprinted = false,
  children,
}: SectionProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      className={classNames(styles.section, unprinted && 'no-print')}
      data-ruled={ruled || undefined}
      id={id}
      aria-labelledby={headless ? undefined : headingId}
      aria-label={headless ? title : undefined}
    >
      {!headless && (
        <div className={styles.head}>
          <div>
            <Heading id={headingId}>{title}</Heading>
            {number && (
              <div className={styles.number}>
                <DimensionLine figure={number} />
              </div>
            )}
          </div>
          {tools}
          {action && <TextLink href={action.href}>{action.label}</TextLink>}
        </div>
      )}
      {children}
    </section>
  )
}
