import type { CollectionRow } from './row.ts'

/** Cells of a collection that is saved, listed and restored, and nothing else. */
const plain = {
  tags: null,
  idPrefix: '',
  shownOn: [],
  history: 'values',
  page: null,
  shownFrom: null,
  fed: false,
  projected: false,
  opensScreen: false,
  editor: 'payload',
  purposes: null,
  grid: false,
  madeOfRows: false,
  folder: null,
  waits: null,
} as const

const site = ['site'] as const
/** Content with a page each, by module. */
const content = { ...plain, access: 'published', purposes: site } as const
const catalogue = { ...content, access: 'catalogue', module: null } as const
const solutions = { ...content, module: 'solutions' } as const
const news = { ...content, module: 'news' } as const
const knowledge = { ...content, module: 'knowledge-base' } as const

const pictured = { title: 'title', pictures: 'main_image' } as const
const titled = { title: 'title' } as const
const option = { ...plain, access: 'option', found: titled } as const
const setting = { ...plain, access: 'editors', module: null } as const
const upload = { ...plain, access: 'upload', module: null, purposes: site, grid: true } as const
const restricted = { ...plain, access: 'restricted', module: 'restricted-area' } as const
const people = { ...plain, access: 'lead', module: null, found: null } as const
/** Proofs and logs, which programs write. */
const record = { ...plain, module: null, found: null, history: null } as const

/**
 * What the cms knows of each collection as data; `CollectionRow` explains the columns. Tables of
 * permissions, tags, pages, history, completeness and lists derive from it.
 */
export const collections = {
  categories: {
    ...catalogue,
    tags: ['category', 'products'],
    found: pictured,
    page: { screen: 'product-category', parent: null },
  },
  subcategories: {
    ...catalogue,
    tags: ['subcategory', 'products'],
    shownOn: [{ field: 'category', tag: 'category' }],
    found: { ...pictured, parent: 'category' },
    page: { screen: 'product-subcategory', parent: 'categories' },
    projected: true,
  },
  products: {
    ...catalogue,
    tags: ['product', 'products'],
    found: {
      title: 'title',
      codes: ['family'],
      rows: 'variants',
      parent: 'subcategory',
      pictures: 'pictures',
    },
    page: { screen: 'product', parent: 'subcategories' },
    fed: true,
    projected: true,
    opensScreen: true,
    editor: 'own',
    purposes: ['site', 'data-sheet', 'export'],
    grid: true,
  },
  certificates: {
    ...content,
    module: 'certificates',
    tags: ['certificate', 'certificate'],
    shownOn: [{ field: 'scope', of: 'product', tag: 'product' }],
    found: { title: 'title', texts: ['standard', 'body'], codes: ['number'] },
    fed: true,
    opensScreen: true,
    editor: 'own',
  },
  solutions: {
    ...solutions,
    tags: ['solution', 'solutions'],
    found: pictured,
    page: { screen: 'solution', parent: null },
    opensScreen: true,
    editor: 'own',
  },
  applications: {
    ...solutions,
    tags: ['application', 'solutions'],
    shownOn: [
      { field: 'products', tag: 'product' },
      { field: 'solution', tag: 'solution' },
    ],
    found: { ...pictured, parent: 'solution' },
    page: { screen: 'application', parent: 'solutions' },
  },
  'news-categories': {
    ...news,
    tags: ['news-category', 'news'],
    found: titled,
    page: { screen: 'news-category', parent: null },
    purposes: null,
  },
  posts: {
    ...news,
    tags: ['post', 'news'],
    found: { ...pictured, parent: 'category' },
    page: { screen: 'post', parent: 'news-categories' },
    shownFrom: { field: 'published_at', isDay: false },
    fed: true,
    opensScreen: true,
    editor: 'own',
  },
  sections: {
    ...knowledge,
    tags: ['section', 'knowledge-base'],
    found: titled,
    page: { screen: 'knowledge-section', parent: null },
  },
  publications: {
    ...knowledge,
    tags: ['publication', 'knowledge-base'],
    shownOn: [
      { field: 'products', tag: 'product' },
      { field: 'section', tag: 'section' },
    ],
    found: { title: 'title', parent: 'section' },
    page: { screen: 'publication', parent: 'sections' },
    shownFrom: { field: 'date', isDay: true },
    fed: true,
    opensScreen: true,
    editor: 'own',
  },
  pages: {
    ...content,
    module: null,
    tags: ['page', 'pages'],
    found: pictured,
    page: { screen: 'page', parent: null },
    editor: 'own',
  },
  popups: { ...content, module: null, tags: ['popup', 'popup'], found: pictured, purposes: null },
  distributors: {
    ...content,
    access: 'shown',
    module: 'where-to-buy',
    tags: ['distributor', 'distributor'],
    found: { title: 'name', texts: ['city'] },
    fed: true,
    grid: true,
    madeOfRows: true,
  },
  departments: { ...option, module: null, tags: ['department', 'department'] },
  interests: { ...option, module: 'careers', tags: ['interest', 'interest'] },
  'education-levels': {
    ...option,
    module: 'careers',
    tags: ['education-level', 'education-level'],
  },
  'training-levels': { ...option, module: 'careers', tags: ['training-level', 'training-level'] },
  'seo-texts': {
    ...setting,
    access: 'shown',
    tags: ['seo', 'seo'],
    found: { title: 'title', texts: ['path'] },
  },
  redirects: {
    ...setting,
    access: 'redirect',
    tags: ['redirect', 'redirect', 'seo'],
    found: { title: 'from', texts: ['to'] },
    madeOfRows: true,
  },
  synonyms: {
    ...setting,
    tags: ['synonym', 'synonym'],
    found: { title: 'words', texts: ['meaning'] },
    projected: true,
    grid: true,
    madeOfRows: true,
  },
  terms: { ...setting, access: 'glossary', found: { title: 'title', texts: ['other_words'] } },
  'search-redirects': {
    ...setting,
    tags: ['search-redirect', 'search-redirect'],
    found: { title: 'text', texts: ['to'] },
    projected: true,
    madeOfRows: true,
  },
  'other-makers': {
    ...content,
    module: 'cross-references',
    tags: ['other-maker', 'cross-references'],
    found: { title: 'name', texts: ['aliases'], rows: 'references' },
    projected: true,
    opensScreen: true,
    purposes: null,
  },
  media: {
    ...upload,
    tags: ['media'],
    found: { title: 'filename', texts: ['alt'] },
    folder: 'media',
  },
  files: {
    ...upload,
    tags: ['media', 'document'],
    idPrefix: 'file-',
    found: { title: 'title', texts: ['filename'], codes: ['number'] },
    folder: 'media/files',
  },
  profiles: { ...restricted, access: 'profile', tags: ['profile', 'profile'], found: titled },
  members: {
    ...people,
    module: 'restricted-area',
    history: ['state', 'profile', 'admin', 'decided_by'],
    waits: { field: 'state', value: 'pending-approval' },
  },
  'restricted-sections': { ...restricted, access: 'drafted', found: titled },
  'restricted-documents': {
    ...restricted,
    found: { title: 'title', parent: 'section' },
    purposes: site,
  },
  'restricted-files': {
    ...restricted,
    access: 'restrictedFile',
    found: { title: 'filename' },
    folder: 'private/restricted',
  },
  downloads: { ...record, access: 'download', module: 'restricted-area' },
  'mail-texts': { ...setting, access: 'drafted', found: titled, editor: 'own' },
  mails: { ...record, access: 'mail', waits: { field: 'state', value: 'failed' } },
  messages: { ...people, history: ['status', 'owner'] },
  candidates: { ...people, module: 'careers', history: ['status', 'owner'] },
  'reply-templates': { ...plain, access: 'template', module: null, found: titled },
  subscribers: { ...people, access: 'subscriber', module: 'newsletter', history: [] },
  'data-requests': {
    ...people,
    history: ['status'],
    waits: { field: 'status', value: 'open' },
  },
  consents: { ...record, access: 'proof' },
  users: { ...people, access: 'account', history: ['name', 'role', 'translates'] },
} as const satisfies Record<string, CollectionRow>

export type Collection = keyof typeof collections

/**
 * Field by whose text the staff know the documents of a collection. Payload's title of a document of
 * the catalogue is the name of its file, by which spreadsheets know it.
 */
export const titleFieldOf = ({
  slug,
  admin: { useAsTitle = 'id' },
}: {
  slug: string
  admin: { useAsTitle?: string }
}): string => (slug === 'files' ? 'title' : useAsTitle)

/** Row of a slug, which may be that of a global. */
export const rowOf = (slug: string): CollectionRow | undefined =>
  Object.hasOwn(collections, slug) ? collections[slug as Collection] : undefined

type Row<C extends Collection> = (typeof collections)[C]

/** Collections of people, of whose values the history copies some fields. */
export type CollectionOfPeople = {
  [C in Collection]: Row<C>['history'] extends readonly string[] ? C : never
}[Collection]

/** Collections whose cell is not empty (null, false). */
export type With<Cell extends keyof CollectionRow> = {
  [C in Collection]: Row<C>[Cell] extends null | false ? never : C
}[Collection]

/** Cells of a column that are not empty (null, false), in the order of the table. */
export const columnOf = <Cell extends keyof CollectionRow>(cell: Cell) =>
  Object.fromEntries(
    Object.entries<CollectionRow>(collections).flatMap(([slug, row]) =>
      row[cell] === null || row[cell] === false ? [] : [[slug, row[cell]]],
    ),
  ) as { readonly [C in With<Cell>]: Row<C>[Cell] }
