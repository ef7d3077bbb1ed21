import { panelBase } from '@vitrine/contract/panel'
import type { PayloadRequest } from 'payload'
import { mayOpen, ownViewPath } from '#src/admin/panel/own-views.ts'
import type { OwnView } from '#src/admin/panel/own-views.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole, mayReadPublished } from '#src/platform/access/access.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection, PermittedGlobal } from '#src/platform/access/permissions.ts'

/** Navigation entry: the list of a collection, a global, or one of our own pages. */
export type Place =
  | { collection: PermittedCollection }
  | { global: PermittedGlobal }
  | { view: OwnView }

export interface Group {
  /** Key of the group's name in `shell.json`. */
  name: 'catalog' | 'content' | 'people' | 'company'
  places: readonly Place[]
}

/**
 * Entries of the navigation: those used every day, grouped by kind of work. All others are on the
 * settings page (`settings`); each collection, global and page is in exactly one of the two lists
 * (`navigation.test.ts`).
 */
export const navigation: readonly Group[] = [
  {
    name: 'catalog',
    places: [
      { collection: 'products' },
      { view: 'grid' },
      { collection: 'subcategories' },
      { collection: 'categories' },
      { view: 'imports' },
      { collection: 'certificates' },
      { collection: 'other-makers' },
      { view: 'bulk-files' },
      { collection: 'media' },
      { collection: 'files' },
    ],
  },
  {
    name: 'content',
    places: [
      { collection: 'pages' },
      { collection: 'posts' },
      { collection: 'publications' },
      { collection: 'solutions' },
      { global: 'navigation' },
      { global: 'home' },
      { global: 'institutional' },
      { collection: 'restricted-documents' },
    ],
  },
  {
    name: 'people',
    places: [
      { view: 'inbox' },
      { collection: 'members' },
      { collection: 'data-requests' },
      { collection: 'distributors' },
    ],
  },
  {
    name: 'company',
    places: [
      { view: 'translations' },
      { view: 'searches' },
      { view: 'releases' },
      { view: 'history' },
      { view: 'settings' },
    ],
  },
]

export interface SettingsGroup {
  /** Key of the group's name in `shell.json`. */
  name:
    | 'site'
    | 'catalog'
    | 'content'
    | 'search'
    | 'restricted'
    | 'forms'
    | 'records'
    | 'programs'
    | 'accounts'
  places: readonly Place[]
}

/** Entries of the settings page: settings that rarely change, and records. */
export const settings: readonly SettingsGroup[] = [
  {
    name: 'site',
    places: [
      { global: 'layout' },
      { global: 'appearance' },
      { collection: 'popups' },
      { collection: 'seo-texts' },
      { collection: 'redirects' },
      { collection: 'mail-texts' },
    ],
  },
  {
    name: 'catalog',
    places: [
      { global: 'completeness' },
      { global: 'tooling' },
      { global: 'gtin' },
      { view: 'new-product' },
      { view: 'structure' },
      { view: 'limits' },
      { view: 'cross-references' },
    ],
  },
  {
    name: 'content',
    places: [
      { global: 'language-rules' },
      { collection: 'news-categories' },
      { collection: 'sections' },
      { collection: 'applications' },
      { collection: 'terms' },
      { view: 'glossary' },
      { view: 'translation-files' },
    ],
  },
  {
    name: 'search',
    places: [{ collection: 'synonyms' }, { collection: 'search-redirects' }],
  },
  {
    name: 'restricted',
    places: [
      { collection: 'profiles' },
      { collection: 'restricted-sections' },
      { collection: 'restricted-files' },
      { collection: 'downloads' },
    ],
  },
  {
    name: 'forms',
    places: [
      { collection: 'departments' },
      { collection: 'reply-templates' },
      { collection: 'interests' },
      { collection: 'education-levels' },
      { collection: 'training-levels' },
      { collection: 'subscribers' },
    ],
  },
  {
    name: 'records',
    places: [
      { collection: 'messages' },
      { collection: 'candidates' },
      { collection: 'mails' },
      { collection: 'consents' },
      { global: 'history' },
    ],
  },
  { name: 'programs', places: [{ view: 'webhooks' }, { view: 'api-keys' }] },
  { name: 'accounts', places: [{ collection: 'users' }] },
]

type User = PayloadRequest['user']

/** True if the site has the collection, global or page and the account may open it. */
export function mayVisit(place: Place, user: User): boolean {
  if ('view' in place) return mayOpen(place.view, user)
  if ('global' in place)
    return isOfSite(place.global) && hasRole({ user }, globalPermissions[place.global].read)
  return isOfSite(place.collection) && mayReadPublished({ user }, permissions[place.collection])
}

/** URL path of a navigation entry. */
export function pathOf(place: Place): string {
  if ('view' in place) return ownViewPath(place.view)
  return 'global' in place
    ? `${panelBase}/globals/${place.global}`
    : `${panelBase}/collections/${place.collection}`
}

export const keyOf = (place: Place): string =>
  'view' in place ? place.view : 'global' in place ? place.global : place.collection

/** Groups without the entries that the account may not open; empty groups are left out. */
export const visitable = <G extends { places: readonly Place[] }>(
  groups: readonly G[],
  user: User,
): G[] =>
  groups
    .map((group) => ({ ...group, places: group.places.filter((place) => mayVisit(place, user)) }))
    .filter(({ places }) => places.length > 0)
