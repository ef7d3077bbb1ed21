import { collections } from '#src/platform/collections/collections.ts'
import type { Collection } from '#src/platform/collections/collections.ts'
import type { Role } from './roles.ts'

export type Operation = 'read' | 'create' | 'update' | 'delete'

export interface Permission extends Record<Operation, readonly Role[]> {
  /** Documents that public API calls may read without a session. */
  public: 'published' | 'everything' | 'nothing'
  /** Roles that read published documents but no drafts. */
  readPublished?: readonly Role[]
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

const editors: Permission = {
  read: everyEditor,
  create: everyEditor,
  update: everyEditor,
  delete: everyEditor,
  public: 'nothing',
}

/** Content for members by profile: not public; through Payload's API readable by the staff only. */
const restricted: Permission = { ...published, public: 'nothing' }

const nobody: Permission = { read: [], create: [], update: [], delete: [], public: 'nothing' }

const lead: Permission = {
  ...nobody,
  read: everyAttendant,
  update: everyAttendant,
  delete: administrator,
}

/** Permissions by the cell `access` of a collection. Anything not listed is forbidden. */
const kinds = {
  published,
  // attendants answer questions about products: they read what visitors read
  catalogue: { ...published, readPublished: ['attendant'] },
  shown,
  // roles that handle messages and candidates see their options
  option,
  redirect: { ...editors, public: 'everything' },
  editors,
  // glossary: translators propose terms, editors approve them
  glossary: { ...editors, read: everyWriter, create: everyWriter },
  // the pictures and documents of the catalogue
  upload: { ...shown, create: everyEditor, readPublished: ['attendant'] },
  profile: {
    ...shown,
    read: ['administrator', 'editor', 'translator', 'attendant'],
    create: administrator,
    delete: administrator,
  },
  restricted,
  // with drafts, and no public call: sections for members, texts of e-mails
  drafted: { ...restricted, drafted: true },
  restrictedFile: { ...restricted, update: everyEditor },
  // written by the API only: downloads and outbox
  download: { ...nobody, read: ['administrator', 'editor', 'attendant'] },
  mail: { ...nobody, read: everyAttendant },
  // not created in the panel, read by roles that handle them, deleted by administrators; members
  // register themselves and set their own passwords
  lead,
  subscriber: { ...lead, update: [] },
  // texts of the attendants' replies
  template: { ...lead, create: everyAttendant, delete: everyAttendant },
  // never created, changed or deleted in the panel (docs/decisions/0010)
  proof: { ...nobody, read: administrator },
  account: { ...lead, read: administrator, create: administrator, update: administrator },
} as const satisfies Record<string, Permission>

type Kinds = typeof kinds

/** Permissions of each collection and role. */
export const permissions = Object.fromEntries(
  Object.entries(collections).map(([slug, { access }]) => [slug, kinds[access]]),
) as { readonly [C in Collection]: Kinds[(typeof collections)[C]['access']] }

export type PermittedCollection = Collection

/** Permissions of globals, which cannot be created or deleted. */
export const globalPermissions = {
  appearance: { read: everyWriter, update: everyEditor, public: 'everything' },
  layout: { read: everyWriter, update: everyWriter, public: 'everything' },
  navigation: { read: everyWriter, update: everyWriter, public: 'published' },
  home: { read: everyWriter, update: everyWriter, public: 'published' },
  tooling: { read: everyWriter, update: everyWriter, public: 'everything' },
  institutional: { read: everyWriter, update: everyWriter, public: 'published' },
  completeness: { read: everyWriter, update: everyEditor, public: 'nothing' },
  'language-rules': { read: everyWriter, update: everyEditor, public: 'nothing' },
  history: { read: everyEditor, update: administrator, public: 'nothing' },
  gtin: { read: everyEditor, update: administrator, public: 'nothing' },
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
