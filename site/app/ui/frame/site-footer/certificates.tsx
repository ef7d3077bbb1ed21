import type { Image } from '@vitrine/contract/shapes/types'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import styles from './certificates.module.css'

/** Badges under a title; `url`: link of a badge. */
export interface BadgeGroup {
  title: string
  certificates: { title: string; main_image: Image | null; url?: string | null }[]
}

export function CertificateGroup({ title, certificates }: BadgeGroup) {
  return (
    <section className={styles.group}>
      <Label tone="on-ink">{title}</Label>
      <ul className={styles.certificates}>
        {certificates.map((item) => (
          <li key={item.title} className={styles.certificate}>
            {item.main_image && (
              <span className={styles.stamp}>
                <Picture image={item.main_image} sizes="72px" ratio="1/1" fit="contain" />
              </span>
            )}
            {item.url ? (
              <Link className={styles.title} href={item.url}>
                {item.title}
              </Link>
            ) : (
              <span className={styles.title}>{item.title}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Awards, four in a row (R9). */
export function Rewards({ title, certificates }: BadgeGroup) {
  return (
    <section className={styles.rewards}>
      <Label tone="on-ink">{title}</Label>
      <ul className={styles.row}>
        {certificates.map((item) => (
          <li key={item.title} className={styles.reward}>
            {item.main_image && (
              <span className={styles.badge}>
                <Picture image={item.main_image} sizes="7rem" ratio="1/1" />
              </span>
            )}
            <span className={styles.title}>{item.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
