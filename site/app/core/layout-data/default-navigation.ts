import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Answer } from '@vitrine/contract/client'
import { screenPath } from '#shared/routes/screen-path.ts'
import { routePath } from '#shared/routes/table.ts'
import type { PageTexts } from '#texts/page.js'
import type { Navigation } from './menus.ts'

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
  { privacy_policy_link, terms_of_use_link }: Answer<'layout-read'>['privacy'],
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
      ...entry('privacy-policy', 'all', privacy_policy_link),
      ...entry('terms-of-use', 'all', terms_of_use_link),
      ...(locale === defaultLocale ? entry('restricted-area', 'wide') : []),
      { label: yourData, url: routePath('data-request', locale), place: 'wide' },
    ],
  }
}
