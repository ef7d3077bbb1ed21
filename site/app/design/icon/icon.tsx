import styles from './icon.module.css'
import { glyphs } from './glyphs.ts'
import type { IconName } from './glyphs.ts'

export type { IconName } from './glyphs.ts'

/** Decorative always: the words beside it say what it means. */
export function Icon({ name, size = 'medium' }: { name: IconName; size?: 'small' | 'medium' | 'large' | undefined }) {
  const glyph = glyphs[name]
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true" focusable="false">
      {'stroke' in glyph && <path d={glyph.stroke} />}
      {'fill' in glyph && <path d={glyph.fill} fill="currentColor" stroke="none" />}
    </svg>
  )
}
