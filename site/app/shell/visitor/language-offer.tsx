import { useState } from 'react'
import { localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { Button } from '#app/ui/elements/button.tsx'
import { useCounterparts } from '#app/core/head/head-elements.tsx'
import { useLocale } from '#app/core/i18n/language.ts'
import { languageOffer } from '#shared/texts/language-offer.ts'
import { samePage } from '#shared/texts/same-page.ts'
import {
  dismissLanguageOffer,
  isLanguageOfferDismissed,
  rememberLocale,
} from '#shared/i18n/locale-cookie.ts'
import styles from './language-offer.module.css'

const language = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/** First of the browser's languages that the site supports. */
export function preferredLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const locale = localeCodes.find((code) => language(locales[code].tag) === language(tag))
    if (locale) return locale
  }
}

/** Offers the page in the browser's preferred language until followed or dismissed. */
export function LanguageOffer() {
  const locale = useLocale()
  const counterparts = useCounterparts()
  const [open, setOpen] = useState(() => !isLanguageOfferDismissed())
  const preferred = preferredLocale(navigator.languages)
  const href = preferred && counterparts[preferred]
  if (!open || !preferred || preferred === locale || href === undefined) return null
  const words = languageOffer[preferred]
  const { tag } = locales[preferred]
  const dismiss = () => {
    dismissLanguageOffer()
    setOpen(false)
  }
  return (
    <aside className={styles.offer} lang={tag} aria-label={words.label}>
      <a
        className={styles.link}
        href={href}
        hrefLang={tag}
        onClick={() => rememberLocale(preferred)}
      >
        {samePage[preferred]}
      </a>
      <Button variant="quiet" size="small" icon="close" label={words.close} onClick={dismiss} />
    </aside>
  )
}
