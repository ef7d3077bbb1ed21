import { contentScreens } from '@vitrine/configuration/content-screens'
import type { ContentScreen } from '@vitrine/configuration/content-screens'
import { documentPath } from '@vitrine/configuration/document-paths'
import { locales } from '@vitrine/configuration/locales'
import { absentScreens } from '@vitrine/configuration/modules'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import type { Answer } from '@vitrine/contract/client'
import { isMenuScreen, networks, shippedMenus } from '#src/content/navigation/kinds.ts'
import type { MenuScreen } from '#src/content/navigation/kinds.ts'
import { idOf } from '#src/api/reading/detail.ts'
import { readChildren } from '#src/api/reading/entries.ts'
import { imageOf, readImages } from '#src/api/reading/images.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { navigationTexts } from '#texts/navigation.js'
import { readMenuDocuments, readMissingPages } from './menu-targets.ts'
import type { StoredEntry } from './menu-targets.ts'
import { readRedirectTargets } from './redirects.ts'

type Layout = Answer<'layout-read'>
type Navigation = NonNullable<Layout['navigation']>
type MainEntry = Navigation['main'][number]
type Link = Layout['others']['footer_menus'][number]['links'][number]

interface StoredBelow extends StoredEntry {
  text?: string | null
  main_image?: number | { id: number } | null
}

interface StoredMain extends StoredEntry {
  categories?: boolean | null
  entries?: StoredBelow[] | null
}

export interface StoredMenus {
  main?: StoredMain[] | null
  footer?: { label?: string | null; links?: StoredEntry[] | null }[] | null
  legal?: StoredEntry[] | null
  social?: { network?: string | null; address?: string | null; only?: string | null }[] | null
}

/** What the menus need of the rest of the layout. */
export interface Surroundings {
  /** Screens with content. */
  screens: readonly ContentScreen[]
  /** Links of the legal pages: another address than that of the screen, or none without a text. */
  legal: Readonly<Partial<Record<MenuScreen, string | undefined>>>
}

export interface Menus {
  navigation: Navigation
  footer: Layout['others']['footer_menus']
  networks: Layout['social_network']
}

/** Menus that the company published, or those of a site whose company has not changed them. */
async function readStoredMenus({ payload, locale }: CallContext): Promise<StoredMenus> {
  const stored = await payload.findGlobal({
    slug: 'navigation',
    locale,
    depth: 0,
    overrideAccess: true,
  })
  return stored._status === 'published' ? stored : shippedMenus
}

/** Categories of the catalogue with their subcategories. */
async function readCategoryEntries(context: CallContext): Promise<MainEntry['entries']> {
  const { locale } = context
  context.tag('products')
  const [categories, subcategories] = await Promise.all([
    readChildren(context, 'categories'),
    readChildren(context, 'subcategories'),
  ])
  return categories.map((category) => ({
    label: category.title,
    url: documentPath('product-category', locale, { category: category.slug }),
    text: '',
    main_image: null,
    entries: subcategories
      .filter(({ parent_id }) => parent_id === category.id)
      .map(({ title, slug }) => ({
        label: title,
        url: documentPath('product-subcategory', locale, {
          category: category.slug,
          subcategory: slug,
        }),
      })),
  }))
}

const networksOf = (stored: StoredMenus, locale: string): Menus['networks'] =>
  Object.fromEntries(
    networks.map((network) => [
      network,
      (stored.social ?? []).find(
        (row) => row.network === network && row.address && (!row.only || row.only === locale),
      )?.address ?? '',
    ]),
  ) as Menus['networks']

/**
 * Creates a function that returns the link of an entry in the locale, or undefined: an entry of
 * another language, of a module that is off, of a screen without content, of a document that is not
 * on the site, or without an address or name.
 */
async function readLinks(
  context: CallContext,
  entries: readonly StoredEntry[],
  { screens, legal }: Surroundings,
): Promise<(entry: StoredEntry) => Link | undefined> {
  const { locale } = context
  const [leadsTo, documentOf] = await Promise.all([
    readRedirectTargets(context.payload),
    readMenuDocuments(context, entries),
  ])
  const addressOf = (entry: StoredEntry) =>
    entry.kind === 'address' ? leadsTo(entry.address ?? '') : ''
  const isMissing = await readMissingPages(context, entries.map(addressOf))

  function urlOf(entry: StoredEntry): string | undefined {
    const kind = entry.kind ?? ''
    if (kind === 'address') {
      const url = addressOf(entry)
      return isMissing(url) ? undefined : url
    }
    if (!isMenuScreen(kind)) return documentOf(entry)?.path
    const needsContent = contentScreens.find((screen) => screen === kind)
    if (absentScreens.includes(kind) || (needsContent && !screens.includes(needsContent)))
      return undefined
    return kind in legal ? legal[kind] : `${locales[locale].prefix}${screenPaths[locale][kind]}`
  }
  function labelOf(entry: StoredEntry): string | undefined {
    const kind = entry.kind ?? ''
    if (entry.label?.trim()) return entry.label.trim()
    return isMenuScreen(kind) ? navigationTexts[locale].kinds[kind] : documentOf(entry)?.title
  }
  return (entry) => {
    if (entry.only && entry.only !== locale) return undefined
    const [label, url] = [labelOf(entry), urlOf(entry)]
    return label && url ? { label, url } : undefined
  }
}

const belowMain = ({ main }: StoredMenus): StoredBelow[] =>
  (main ?? []).flatMap(({ entries }) => entries ?? [])

const entriesOf = (stored: StoredMenus): StoredEntry[] => [
  ...(stored.main ?? []),
  ...belowMain(stored),
  ...(stored.legal ?? []),
  ...(stored.footer ?? []).flatMap(({ links }) => links ?? []),
]

/** Ids of the entries that lead nowhere in the locale, without those of another language. */
export async function readLacking(
  context: CallContext,
  stored: StoredMenus,
  surroundings: Surroundings,
): Promise<string[]> {
  const entries = entriesOf(stored)
  const linkOf = await readLinks(context, entries, surroundings)
  return entries
    .filter((entry) => (!entry.only || entry.only === context.locale) && !linkOf(entry))
    .flatMap(({ id }) => id ?? [])
}

/** Menus of the locale. An entry that leads nowhere in it is left out. */
export async function readMenus(context: CallContext, surroundings: Surroundings): Promise<Menus> {
  const stored = await readStoredMenus(context)
  const main = stored.main ?? []
  const legal = stored.legal ?? []
  const footer = stored.footer ?? []
  const below = belowMain(stored)
  const linkOf = await readLinks(context, entriesOf(stored), surroundings)
  const [images, categories] = await Promise.all([
    readImages(
      context,
      below.map((entry) => idOf(entry.main_image)),
    ),
    main.some((entry) => entry.categories && entry.kind === 'products')
      ? readCategoryEntries(context)
      : [],
  ])
  const placed = (entry: StoredEntry) => {
    const link = linkOf(entry)
    return link ? [{ ...link, place: entry.place ?? ('all' as const) }] : []
  }
  return {
    navigation: {
      main: main.flatMap((entry) =>
        placed(entry).map((link) => ({
          ...link,
          entries: [
            ...(entry.categories && entry.kind === 'products' ? categories : []),
            ...(entry.entries ?? []).flatMap((each) => {
              const under = linkOf(each)
              return under
                ? [
                    {
                      ...under,
                      text: each.text ?? '',
                      main_image: imageOf(images, idOf(each.main_image)),
                      entries: [],
                    },
                  ]
                : []
            }),
          ],
        })),
      ),
      legal: legal.flatMap(placed),
    },
    footer: footer.map(({ label, links }) => ({
      title: label ?? '',
      links: (links ?? []).flatMap((entry) => linkOf(entry) ?? []),
    })),
    networks: networksOf(stored, context.locale),
  }
}
