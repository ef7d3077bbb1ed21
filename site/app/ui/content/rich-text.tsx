import { classNames } from '#app/ui/elements/class-names.ts'
import styles from './rich-text.module.css'

/** An article that the cms wrote from its document tree (no markup typed by hand reaches it). */
export function RichText({
  html,
  narrow = true,
  lang,
}: {
  html: string
  narrow?: boolean | undefined
  lang?: string | undefined
}) {
  // oxlint-disable-next-line react/no-danger -- the cms makes it from a tree of known nodes
  return (
    <div
      className={classNames(styles.text, narrow && styles.narrow)}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
