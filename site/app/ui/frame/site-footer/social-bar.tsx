import { Icon } from '#app/ui/elements/icon.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import styles from './social-bar.module.css'

export type SocialLink = {
  network: 'youtube' | 'linkedin' | 'twitter' | 'facebook' | 'instagram' | 'whatsapp'
  href: string
  label: string
}

export function SocialBar({ label, links }: { label: string; links: SocialLink[] }) {
  return (
    <div className={styles.bar}>
      <nav className={`wrap ${styles.row}`} aria-label={label}>
        <Label tone="on-ink">{label}</Label>
        <SocialLinks links={links} />
      </nav>
    </div>
  )
}

export function SocialLinks({ links }: { links: SocialLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.network}>
          <a className={styles.link} href={link.href} rel="noopener" aria-label={link.label}>
            <Icon name={link.network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
