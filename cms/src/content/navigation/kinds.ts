import type { DocumentScreen } from '@vitrine/configuration/document-paths'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { ScreenName } from '@vitrine/configuration/screen-paths'
import { pages } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'

/** Screens to which an entry of a menu can lead. */
export const menuScreens = [
  'institutional',
  'products',
  'solutions',
  'news',
  'knowledge-base',
  'contact',
  'restricted-area',
  'work-with-us',
  'tooling',
  'cross-references',
  'certificates',
  'parts-list',
  'search',
  'newsletter',
  'privacy-policy',
  'terms-of-use',
  'data-request',
] as const satisfies readonly ScreenName[]

export type MenuScreen = (typeof menuScreens)[number]
/** To what an entry leads: a screen, a document by the screen of its page, or an address. */
export type EntryKind = MenuScreen | DocumentScreen | 'address'

/** Collections of the documents to which an entry can lead, by the screen of their pages. */
export const documentScreens = Object.fromEntries(
  Object.entries(pages).map(([collection, { screen }]) => [screen, collection]),
) as Record<DocumentScreen, PageCollection>

export const isDocumentScreen = (kind: string): kind is DocumentScreen =>
  Object.hasOwn(documentScreens, kind)

export const isMenuScreen = (kind: string): kind is MenuScreen =>
  (menuScreens as readonly string[]).includes(kind)

/** Field of an entry that names its document. */
export const documentField = (screen: DocumentScreen): string => screen.replaceAll('-', '_')

/** Where an entry is shown: the bar of the header or footer, the menu of narrow screens, or both. */
export const places = ['all', 'wide', 'narrow'] as const

export const networks = ['youtube', 'linkedin', 'twitter', 'facebook', 'instagram'] as const

const entry = (kind: MenuScreen) => ({ kind, place: 'all' as const })
const inMainLanguage = { only: defaultLocale } as const

/** Menus of a site whose company has not changed them (R2). */
export const shippedMenus = {
  main: [
    entry('institutional'),
    entry('products'),
    entry('solutions'),
    entry('news'),
    entry('knowledge-base'),
    entry('contact'),
    { ...entry('restricted-area'), place: 'narrow' as const, ...inMainLanguage },
    { ...entry('work-with-us'), place: 'narrow' as const, ...inMainLanguage },
  ],
  footer: [],
  legal: [
    entry('privacy-policy'),
    entry('terms-of-use'),
    { ...entry('restricted-area'), place: 'wide' as const, ...inMainLanguage },
    { ...entry('data-request'), place: 'wide' as const },
  ],
  social: [],
}
