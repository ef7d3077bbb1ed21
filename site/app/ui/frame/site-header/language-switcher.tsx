import { useRef } from 'react'
import { Flag } from '#app/ui/elements/flag.tsx'
import { Icon } from '#app/ui/elements/icon.tsx'
import { useLightDismiss } from './use-light-dismiss.ts'
import styles from './language-switcher.module.css'

export type Languages = {
  /** Accessible name: "Idioma". */
  label: string
  /** `lang` of the page. */
  current: string
  /** `short`: label in the bar ("BR"); `label`: label in the list, in the language itself. */
  items: {
    label: string
    short?: string | undefined
    href: string
    /**
     * ISO 3166 code in lower case, of a country with a flag; undefined if the site shows no flags.
     */
    country: string | undefined
    lang: string
    onChoose?: (() => void) | undefined
  }[]
}

/** Language switcher of plain links: choosing a language loads a new document. */
export function LanguageSwitcher({ label, current, items }: Languages) {
  const ref = useRef<HTMLDetailsElement>(null)
  useLightDismiss(ref)
  const chosen = items.find((item) => item.lang === current) ?? items[0]
  if (chosen === undefined) return null
  return (
    <details ref={ref} className={styles.switcher}>
      <summary className={styles.summary}>
        {chosen.country && <Flag country={chosen.country} />}
        <span className="visually-hidden">{label}: </span>
        <span>{chosen.short ?? chosen.label}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={styles.panel}>
        <LanguageList items={items} current={current} />
      </div>
    </details>
  )
}

export function LanguageList({ items, current }: Omit<Languages, 'label'>) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.lang}>
          <a
            className={styles.language}
            href={item.href}
            hrefLang={item.lang}
            lang={item.lang}
            aria-current={item.lang === current ? 'true' : undefined}
            onClick={item.onChoose}
          >
            {item.country && <Flag country={item.country} />}
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
