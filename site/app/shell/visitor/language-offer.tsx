import { useState } from 'react'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { Button } from '#app/ui/elements/button.tsx'
import { usePathsByLocale } from '#app/core/head/head-elements.tsx'
import { useLocale } from '#app/core/language.ts'
import { languagesTexts } from '#texts/languages.js'
import {
  dismissLanguageOffer,
  isLanguageOfferDismissed,
  storeLocale,
} from '#shared/i18n/locale-cookie.ts'
import styles from './language-offer.module.css'

const language = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/** Locale of the first of the browser's languages that the site has. */
export function preferredLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const locale = localeCodes.find((code) => language(locales[code].tag) === language(tag))
    if (locale) return locale
  }
}

/** Offers the page in the browser's preferred language until the offer is accepted or dismissed. */
export function LanguageOffer() {
  const locale = useLocale()
  const pathsByLocale = usePathsByLocale()
  const [open, setOpen] = useState(() => !isLanguageOfferDismissed())
  const preferred = preferredLocale(navigator.languages)
  const href = preferred && pathsByLocale[preferred]
  // annotated: on a site of one language the comparison would narrow the other branch to `never`
  const isOwn: boolean = preferred === locale
  if (!open || !preferred || isOwn || href === undefined) return null
  const { samePage, offer } = languagesTexts[preferred]
  const { tag } = locales[preferred]
  const dismiss = () => {
    dismissLanguageOffer()
    setOpen(false)
  }
  return (
    <aside className={styles.offer} lang={tag} aria-label={offer.label}>
      <a className={styles.link} href={href} hrefLang={tag} onClick={() => storeLocale(preferred)}>
        {samePage}
      </a>
      <Button variant="quiet" size="small" icon="close" label={offer.close} onClick={dismiss} />
    </aside>
  )
}
