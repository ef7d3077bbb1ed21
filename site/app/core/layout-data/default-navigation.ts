import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPath } from '#shared/routes/screen-path.ts'
import { routePath } from '#shared/routes/table.ts'
import type { PageTexts } from '#texts/page.js'
import type { LegalTexts } from './legal-text.ts'
import type { Navigation } from './menus.ts'
import { legalLinks } from './navigation.ts'

type Texts = Pick<PageTexts['shell'], 'nav' | 'yourData'>
type Labels = Texts['nav']
type Place = Navigation['legal'][number]['place']

/** Main navigation in its order (R2). */
const mainEntries: readonly (keyof Labels)[] = [
  'institutional',
  'products',
  'solutions',
  'news',
  'knowledge-base',
  'contact',
]
/** Screens of the default locale only, in its menu of narrow screens (R2). */
const localEntries: readonly (keyof Labels)[] = ['restricted-area', 'work-with-us']

/** Menus from the route table, for a layout whose menus are not known (R8). */
export function defaultNavigation(
  locale: Locale,
  { nav: labels, yourData }: Texts,
  privacy: LegalTexts,
): Navigation {
  const entry = (name: keyof Labels, place: Place, url = screenPath(name, locale)) =>
    url ? [{ label: labels[name], url, place }] : []
  const ofLocale = locale === defaultLocale ? localEntries : []
  return {
    main: [
      ...mainEntries.flatMap((name) => entry(name, 'all')),
      ...ofLocale.flatMap((name) => entry(name, 'narrow')),
    ].map((each) => ({ ...each, entries: [] })),
    legal: [
      ...legalLinks(locale, labels, privacy).map(({ label, href }) => ({
        label,
        url: href,
        place: 'all' as const,
      })),
      ...(locale === defaultLocale ? entry('restricted-area', 'wide') : []),
      { label: yourData, url: routePath('data-request', locale), place: 'wide' },
    ],
  }
}
