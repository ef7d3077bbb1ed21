import type { ReactNode } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { CertificateGroup, Rewards } from './certificates.tsx'
import type { BadgeGroup } from './certificates.tsx'
import { Fold } from './fold.tsx'
import { SocialBar } from './social-bar.tsx'
import type { SocialLink } from './social-bar.tsx'
import styles from './site-footer.module.css'

type FooterLink = { label: string; href: string }

export type SiteFooterProps = {
  logo: ReactNode
  logoHref: string
  logoLabel: string
  address?: string | undefined
  phone?: FooterLink | undefined
  whatsapp?: FooterLink | undefined
  columns: { title: string; links: FooterLink[] }[]
  /** Privacy, terms, data protection officer. */
  legal?: FooterLink[] | undefined
  certificates?: BadgeGroup[] | undefined
  /** Newsletter sign-up. */
  newsletter?: { title: string; form: ReactNode } | undefined
  /** Company information, registration number. */
  company?: ReactNode
  rewards?: BadgeGroup | undefined
  /** Undefined if no network is set. */
  social?: { label: string; links: SocialLink[] } | undefined
  /** Links to the page in its other languages, each labeled in its own language. */
  languages?: { label: string; href: string; lang: string; onChoose: () => void }[] | undefined
  copyright: string
  /** Agency credit. */
  vendor?: { label: string; href: string | undefined; logo: ReactNode } | undefined
}

export function SiteFooter({
  logo,
  logoHref,
  logoLabel,
  address,
  phone,
  whatsapp,
  columns,
  legal,
  certificates = [],
  company,
  rewards,
  social,
  languages,
  copyright,
  vendor,
  newsletter,
}: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      {social && social.links.length > 0 && <SocialBar {...social} />}
      <div className={`wrap ${styles.wrap}`}>
        <div className={styles.top}>
          <FooterCompany
            logo={logo}
            logoHref={logoHref}
            logoLabel={logoLabel}
            address={address}
            phone={phone}
            whatsapp={whatsapp}
            newsletter={newsletter}
          />
          {columns.map((column) => (
            <nav key={column.title} className={styles.column} aria-label={column.title}>
              <Label tone="on-ink">{column.title}</Label>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link className={styles.link} href={link.href}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {certificates.length > 0 && (
            <div className={styles.certificates}>
              <Fold title={certificates.map(({ title }) => title).join(' · ')}>
                <div className={styles.groups}>
                  {certificates.map((group) => (
                    <CertificateGroup key={group.title} {...group} />
                  ))}
                </div>
              </Fold>
            </div>
          )}
        </div>
        {rewards && rewards.certificates.length > 0 && (
          <Fold title={rewards.title}>
            <Rewards {...rewards} />
          </Fold>
        )}
        {company && <div className={styles.company}>{company}</div>}
        <FooterEnd languages={languages} copyright={copyright} legal={legal} vendor={vendor} />
      </div>
    </footer>
  )
}

/** Logo, address, contacts and newsletter. */
function FooterCompany({
  logo,
  logoHref,
  logoLabel,
  address,
  phone,
  whatsapp,
  newsletter,
}: Pick<
  SiteFooterProps,
  'logo' | 'logoHref' | 'logoLabel' | 'address' | 'phone' | 'whatsapp' | 'newsletter'
>) {
  return (
    <div className={styles.brand}>
      <Link className={styles.logo} href={logoHref} aria-label={logoLabel}>
        {logo}
      </Link>
      {address && <address className={styles.address}>{address.replaceAll(' · ', '\n')}</address>}
      <p className={styles.contacts}>
        {phone && <a href={phone.href}>{phone.label}</a>}
        {whatsapp && (
          <a href={whatsapp.href} rel="noopener">
            <Icon name="whatsapp" size="small" />
            {whatsapp.label}
          </a>
        )}
      </p>
      {newsletter && (
        <div className={styles.newsletter}>
          <Fold title={newsletter.title}>{newsletter.form}</Fold>
        </div>
      )}
    </div>
  )
}

/** Last line: languages, copyright, legal links, agency. */
function FooterEnd({
  languages = [],
  copyright,
  legal = [],
  vendor,
}: Pick<SiteFooterProps, 'languages' | 'copyright' | 'legal' | 'vendor'>) {
  return (
    <div className={styles.end}>
      {languages.length > 0 && (
        <ul className={styles.languages}>
          {languages.map((language) => (
            <li key={language.href}>
              <a
                className={styles.link}
                href={language.href}
                lang={language.lang}
                hrefLang={language.lang}
                onClick={language.onChoose}
              >
                {language.label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>{copyright}</p>
      {legal.length > 0 && (
        <ul className={styles.legal}>
          {legal.map((link) => (
            <li key={link.href}>
              <Link className={styles.link} href={link.href}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {vendor &&
        (vendor.href === undefined ? (
          <span className={styles.vendor}>{vendor.label}</span>
        ) : (
          <a className={styles.vendor} href={vendor.href} rel="noopener" aria-label={vendor.label}>
            {vendor.logo}
          </a>
        ))}
    </div>
  )
}
