import { mapLink } from '#app/features/company/map-link.ts'
import { phoneLink, whatsappLink } from '#app/features/company/contact-hrefs.ts'
import { Icon } from '#app/ui/elements/icon.tsx'
import type { IconName } from '#app/ui/elements/icon.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formatNumber } from '@vitrine/configuration/format'
import { whereToBuyTexts } from '#texts/where-to-buy.js'
import type { Distributor } from './by-state.ts'
import styles from './where-to-buy.module.css'

interface EntryProps {
  distributor: Distributor
  km?: number | undefined
  nearest?: boolean
  /**
   * True for a search result, shown with icons; the full list omits them, which halves its size.
   */
  found?: boolean
}

/** Distributor with its contact links; missing data are omitted. */
export function DistributorEntry({ distributor, km, nearest = false, found = false }: EntryProps) {
  const buy = useTexts(whereToBuyTexts)
  const locale = useLocale()
  const { name, address, city, state, phone, whatsapp, site } = distributor
  const icon = (of: IconName) => (found ? <Icon name={of} size="small" /> : null)
  const where = [address, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
  return (
    <li className={styles.entry} data-nearest={nearest || undefined}>
      <p className={styles.name}>
        {name}{' '}
        {km === undefined ? null : (
          <span className={styles.km}>
            {buy.km({ figure: formatNumber(Math.max(1, Math.round(km)), locale) })}
          </span>
        )}
      </p>
      {where === '' ? null : <p className={styles.where}>{where}</p>}
      <p className={styles.reach}>
        {phone === '' ? null : (
          <a href={phoneLink(phone)}>
            {icon('phone')}
            {phone}
          </a>
        )}
        {whatsapp === '' ? null : (
          <a href={whatsappLink(whatsapp)} rel="noreferrer" aria-label={buy.whatsapp({ name })}>
            {icon('whatsapp')}WhatsApp
          </a>
        )}
        {/^https?:\/\//i.test(site) ? (
          <a href={site} rel="noreferrer" aria-label={buy.site({ name })}>
            {icon('external')}
            {site.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
          </a>
        ) : null}
        {where === '' ? null : (
          <a href={mapLink(`${name}, ${where}`)} rel="noreferrer" aria-label={buy.map({ name })}>
            {icon('pin')}
            {buy.mapShort}
          </a>
        )}
      </p>
    </li>
  )
}
