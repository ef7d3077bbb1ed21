import type { Image } from '@vitrine/contract/shapes/types'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import styles from './certificates.module.css'

type Badge = { title: string; image: Image | null }

export function CertificateGroup({ title, items }: { title: string; items: Badge[] }) {
  return (
    <section className={styles.group}>
      <Label tone="on-ink">{title}</Label>
      <ul className={styles.certificates}>
        {items.map((item) => (
          <li key={item.title} className={styles.certificate}>
            {item.image && (
              <span className={styles.stamp}>
                <Picture image={item.image} sizes="72px" ratio="1/1" fit="contain" />
              </span>
            )}
            <span className={styles.title}>{item.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Awards, four in a row (R9). */
export function Rewards({ title, items }: { title: string; items: Badge[] }) {
  return (
    <section className={styles.rewards}>
      <Label tone="on-ink">{title}</Label>
      <ul className={styles.row}>
        {items.map((item) => (
          <li key={item.title} className={styles.reward}>
            {item.image && (
              <span className={styles.badge}>
                <Picture image={item.image} sizes="7rem" ratio="1/1" />
              </span>
            )}
            <span className={styles.title}>{item.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
