import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { QueueTab } from '#src/translation/queue.ts'

const signs: Record<QueueTab, string> = { missing: '–', outdated: '≠', ready: '✓' }

/** Abbreviation of a language with the sign of its state; the tab names the state in words. */
export const LanguageMark = ({ locale, state }: { locale: Locale; state: QueueTab }) => (
  <span className="translations__mark" data-state={state}>
    {locales[locale].abbr} <span aria-hidden="true">{signs[state]}</span>
  </span>
)
