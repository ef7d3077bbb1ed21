import type { Role } from './roles.ts'

export type Operation = 'read' | 'create' | 'update' | 'delete'

export interface Permission extends Record<Operation, readonly Role[]> {
  /** Documents that public API calls may read without a session. */
  public: 'published' | 'everything' | 'nothing'
  /** True if the collection has drafts although it is not public. */
  drafted?: true
}

/** True if the documents of a collection have drafts. */
export const isDrafted = (permission: Pick<Permission, 'public' | 'drafted'>): boolean =>
  permission.public === 'published' || permission.drafted === true

const everyEditor = ['administrator', 'editor'] as const
const everyWriter = ['administrator', 'editor', 'translator'] as const
const administrator = ['administrator'] as const
/** Roles that handle registrations and leads. */
const everyAttendant = ['administrator', 'attendant'] as const

/** Collections with drafts; translators change the texts of their locales (`translator.ts`). */
const published: Permission = {
  read: everyWriter,
  create: everyEditor,
  update: everyWriter,
  delete: everyEditor,
  public: 'published',
}
/** Collections without drafts, public as soon as they are saved. */
const shown: Permission = { ...published, public: 'everything' }

/** Options of forms; attendants read them too, because leads show them. */
const option: Permission = { ...shown, read: [...everyWriter, 'attendant'] }

/** Content for members by profile: not public; through Payload's API readable by the staff only. */
const restricted: Permission = { ...published, public: 'nothing' }

const lead: Permission = {
  read: everyAttendant,
  create: [],
  update: everyAttendant,
  delete: administrator,
  public: 'nothing',
}

/** Permissions of each collection and role. Anything not listed is forbidden. */
export const permissions = {
  categories: published,
  subcategories: published,
  products: published,
  certificates: published,
  solutions: published,
  applications: published,
  'news-categories': published,
  posts: published,
  sections: published,
  publications: published,
  popups: published,
  distributors: shown,
  // roles that handle messages and candidates see their options
  departments: option,
  interests: option,
  'education-levels': option,
  'training-levels': option,
  'seo-texts': shown,
  redirects: {
    read: everyEditor,
    create: everyEditor,
    update: everyEditor,
    delete: everyEditor,
    public: 'everything',
  },
  synonyms: {
    read: everyEditor,
    create: everyEditor,
    update: everyEditor,
    delete: everyEditor,
    public: 'nothing',
  },
  // glossary: translators propose terms, editors approve them
  terms: {
    read: everyWriter,
    create: everyWriter,
    update: everyEditor,
    delete: everyEditor,
    public: 'nothing',
  },
  'search-redirects': {
    read: everyEditor,
    create: everyEditor,
    update: everyEditor,
    delete: everyEditor,
    public: 'nothing',
  },
  'other-makers': published,
  media: { ...shown, create: everyEditor },
  files: { ...shown, create: everyEditor },
  profiles: {
    ...shown,
    read: ['administrator', 'editor', 'translator', 'attendant'],
    create: administrator,
    delete: administrator,
  },
  // members register themselves and set their own passwords; the staff decide about them
  members: {
    read: everyAttendant,
    create: [],
    update: everyAttendant,
    delete: administrator,
    public: 'nothing',
  },
  'restricted-sections': { ...restricted, drafted: true },
  'restricted-documents': restricted,
  'restricted-files': { ...restricted, create: everyEditor, update: everyEditor },
  // written by the API only: downloads and outbox
  downloads: {
    read: ['administrator', 'editor', 'attendant'],
    create: [],
    update: [],
    delete: [],
    public: 'nothing',
  },
  mails: { read: everyAttendant, create: [], update: [], delete: [], public: 'nothing' },
  // leads: not created in the panel, read by roles that handle them, deleted by administrators
  messages: lead,
  candidates: lead,
  // texts of the attendants' replies
  'reply-templates': {
    read: everyAttendant,
    create: everyAttendant,
    update: everyAttendant,
    delete: everyAttendant,
    public: 'nothing',
  },
  subscribers: { ...lead, update: [] },
  'data-requests': lead,
  // proofs: never created, changed or deleted in the panel (docs/decisions/0010)
  consents: { read: administrator, create: [], update: [], delete: [], public: 'nothing' },
  users: {
    read: administrator,
    create: administrator,
    update: administrator,
    delete: administrator,
    public: 'nothing',
  },
} as const satisfies Record<string, Permission>

export type PermittedCollection = keyof typeof permissions

/** Collections whose documents are options of a form and are referenced by its messages. */
export const formOptions = [
  'departments',
  'interests',
  'education-levels',
  'training-levels',
] as const satisfies readonly PermittedCollection[]

/** Permissions of globals, which cannot be created or deleted. */
export const globalPermissions = {
  appearance: { read: everyWriter, update: everyEditor, public: 'everything' },
  layout: { read: everyWriter, update: everyWriter, public: 'everything' },
  home: { read: everyWriter, update: everyWriter, public: 'published' },
  tooling: { read: everyWriter, update: everyWriter, public: 'everything' },
  institutional: { read: everyWriter, update: everyWriter, public: 'published' },
  completeness: { read: everyWriter, update: everyEditor, public: 'nothing' },
  'language-rules': { read: everyWriter, update: everyEditor, public: 'nothing' },
  history: { read: everyEditor, update: administrator, public: 'nothing' },
} as const satisfies Record<string, Pick<Permission, 'read' | 'update' | 'public'>>

export type PermittedGlobal = keyof typeof globalPermissions

const forNobody = new Set(
  Object.entries({ ...permissions, ...globalPermissions }).flatMap(([slug, permission]) =>
    permission.public === 'nothing' ? [slug] : [],
  ),
)

/** True if visitors read a global or documents of a collection. */
export const isForVisitors = (slug: string): boolean => !forNobody.has(slug)

/** Globals that visitors read. */
export type PublicGlobal = {
  [G in PermittedGlobal]: (typeof globalPermissions)[G]['public'] extends 'nothing' ? never : G
}[PermittedGlobal]

export const isPublicGlobal = (slug: string): slug is PublicGlobal =>
  Object.hasOwn(globalPermissions, slug) &&
  globalPermissions[slug as PermittedGlobal].public !== 'nothing'

/** Roles that may launch the site and create its preview link. */
export const launchers: readonly Role[] = administrator
