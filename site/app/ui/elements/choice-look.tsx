import type { Image } from '@vitrine/contract/shapes/types'
import styles from './choice-look.module.css'

export type ChoiceLookProps = {
  look: { color?: string | undefined; picture?: Image | undefined } | undefined
}

/**
 * Swatch or picture of a choice before its name; decorative, since the name has the same meaning.
 */
export function ChoiceLook({ look }: ChoiceLookProps) {
  if (look?.color)
    return (
      <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="7.5" fill={look.color} />
      </svg>
    )
  if (!look?.picture) return null
  return (
    <img
      className={styles.picture}
      src={look.picture.sources.find(({ type }) => type === 'image/webp')?.url ?? look.picture.url}
      width={36}
      height={27}
      alt=""
      loading="lazy"
    />
  )
}
