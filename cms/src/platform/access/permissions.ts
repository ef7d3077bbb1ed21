import type { Role } from './roles.ts'

export type Operation = 'read' | 'create' | 'update' | 'delete'

export interface Permission extends Record<Operation, readonly Role[]> {
  /** What the operations of the public API may read without a log-in. */
  public: 'published' | 'everything' | 'nothing'
  /** Whether it is drafted and published although no visitor may read it. */
  drafted?: true
}

/** Whether the documents of a collection are drafted before they are published. */
export const isDrafted = (permission: Pick<Permission, 'public' | 'drafted'>): boolean =>
  permission.public === 'published' || permission.drafted === true

const everyEditor = ['administrator', 'editor'] as const
const everyWriter = ['administrator', 'editor', 'translator'] as const
const administrator = ['administrator'] as const
/** Whoever answers to people: registrations, and later messages. */
const everyAttendant = ['administrator', 'attendant'] as const

/**
 * What is drafted and published; translators change the texts of their locales (see
 * `translator.ts`).
 */
const published: Permission = {
  read: everyWriter,
  create: everyEditor,
  update: everyWriter,
  delete: everyEditor,
  public: 'published',
}
/** What is shown as soon as it is saved. */
const shown: Permission = { ...published, public: 'everything' }

/** A choice of a form, which stands in what people sent. */
const option: Permission = { ...shown, read: [...everyWriter, 'attendant'] }

/**
 * What only members see, each by their profile: visitors nothing, and nobody through Payload's
 * doors but the staff.
 */
const restricted: Permission = { ...published, public: 'nothing' }

const lead: Permission = {
  read: everyAttendant,
  create: [],
  update: everyAttendant,
  delete: administrator,
  public: 'nothing',
}

/** THE table of permissions. What it does not name, nobody may do. */
export const permissions = {
  categories: published,
  subcategories: published,
  products: published,
  solutions: published,
  applications: published,
  'news-categories': published,
  posts: published,
  sections: published,
  publications: published,
  popups: published,
  distributors: shown,
  // whoever answers messages and candidates sees what they chose
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
  media: { ...shown, create: everyEditor },
  files: { ...shown, create: everyEditor },
  profiles: {
    ...shown,
    read: ['administrator', 'editor', 'translator', 'attendant'],
    create: administrator,
    delete: administrator,
  },
  // people register themselves and set their own passwords: the staff decide about them
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
  // kept by the operations alone: who took what away, and what was mailed to whom
  downloads: {
    read: ['administrator', 'editor', 'attendant'],
    create: [],
    update: [],
    delete: [],
    public: 'nothing',
  },
  mails: { read: everyAttendant, create: [], update: [], delete: [], public: 'nothing' },
  // what people send: nobody makes it up in the panel, whoever answers sees it, and administrators
  // alone erase
  messages: lead,
  candidates: lead,
  subscribers: { ...lead, update: [] },
  'data-requests': lead,
  // proofs: nobody may make, change or take one away in the panel (docs/decisions/0010)
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

/** The globals: nobody creates or deletes them. */
export const globalPermissions = {
  layout: { read: everyWriter, update: everyWriter, public: 'everything' },
  home: { read: everyWriter, update: everyWriter, public: 'published' },
  institutional: { read: everyWriter, update: everyWriter, public: 'published' },
} as const satisfies Record<string, Pick<Permission, 'read' | 'update' | 'public'>>

export type PermittedGlobal = keyof typeof globalPermissions
