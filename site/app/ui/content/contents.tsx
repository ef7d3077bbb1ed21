import styles from './contents.module.css'

export type ContentsProps = {
  label: string
  headings: { id: string; text: string; level: 2 | 3 }[]
  /** Id of the current heading, if tracked. */
  currentId?: string | undefined
  /** On narrow screens, a sticky line below the header that scrolls horizontally. */
  strip?: boolean | undefined
}

/** Table of contents: sticky beside the article on wide screens, above it on narrow ones. */
export function Contents({ label, headings, currentId, strip = false }: ContentsProps) {
  if (headings.length === 0) return null
  return (
    <nav className={styles.contents} data-strip={strip || undefined} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ol className={styles.list}>
        {headings.map((heading) => (
          <li key={heading.id} data-level={heading.level}>
            <a
              className={styles.link}
              href={`#${heading.id}`}
              aria-current={heading.id === currentId ? 'location' : undefined}
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
