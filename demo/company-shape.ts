import type { Computation, Limit } from './limit-shape.ts'
import type { Terms } from './term-shape.ts'
import type { Activity } from './activity-shape.ts'
import type { Completeness, SafetyText } from './completeness-shape.ts'
import type { OtherMaker } from './other-maker.ts'
import type { Page, PageBlock } from './page-shape.ts'
import type { LifeCycle } from './life-cycle-shape.ts'
import type { Block, PictureKey, Text } from './text-shape.ts'
import type { Certificate, CertificateFile } from './certificate-shape.ts'
import type {
  MemberProfile,
  RestrictedDocument,
  RestrictedMember,
  RestrictedSection,
} from './restricted-shape.ts'

export type { Block, PageBlock, PictureKey, Text }

/**
 * Shape of a demonstration company: plain data in the languages of the company. The loader of the
 * cms decides where it is stored.
 */

/** An original below `pictures/originals/`. The focal point is in percent from the top left. */
export type Picture<T = Text> = {
  key: PictureKey
  file: string
  width: number
  height: number
  alt: T
  focalX?: number
  focalY?: number
}

/**
 * A label at a point of a picture, in percent from its top left. With `to`, a dimension line
 * between two points.
 */
export type Mark<T = Text> = { x: number; y: number; to?: { x: number; y: number }; label: T }

// ── Catalogue

export type Category<T = Text> = { key: string; title: T; summary: T; picture: PictureKey }

/**
 * A typed property of every variant of a subcategory. The attributes are in the order of the
 * table's columns. `symbol`: letter on the drawing. A variant omits attributes that do not apply to
 * it.
 */
export type Attribute<T = Text> = Computation & {
  key: string
  label: T
  type: 'number' | 'range' | 'choice' | 'boolean' | 'text' | 'color' | 'picture' | 'curve'
  unit?: string
  decimals?: number
  filter: boolean
  /** Quantity and unit of the horizontal axis of a curve. */
  xLabel?: T
  xUnit?: string
  /** `color` as `#rrggbb`. */
  choices?: { value: string; label: T; color?: string; picture?: PictureKey }[]
  symbol?: string
  limits?: Limit[]
}

export type Subcategory<T = Text> = {
  key: string
  category: string
  title: T
  summary: T
  attributes: Attribute<T>[]
}

/** By type of the attribute: number in its unit; range `[min, max]`; choice: its value. */
export type AttributeValue = number | [number, number] | string | boolean
export type Variant<T = Text> = {
  partNumber: string
  values: Record<string, AttributeValue>
  /** GTIN-13 of one piece, with its check digit. */
  gtin?: string
  /** Pieces per pack. */
  packing?: number
  lifeCycle?: LifeCycle<T>
}

/** `key`: an attribute of the type `curve`. Points are `[x, y]`, x ascending. */
export type ProductCurve = {
  key: string
  partNumber?: string
  series: { name: string; points: [number, number][] }[]
}

/** Tooling of a part number by column; the value of a role is part numbers separated by commas. */
export type ToolingRow = { partNumber: string; values: Record<string, AttributeValue> }

/** Columns of tooling, and the fields of its page. */
export type Tooling<T = Text> = {
  columns: {
    key: string
    label: T
    type: 'part' | 'number' | 'range' | 'choice' | 'boolean' | 'text'
    unit?: string
    decimals?: number
    choices?: { value: string; label: T }[]
  }[]
  questions: { role?: string; key: string }[]
}

export type DocumentKind = 'data-sheet' | 'drawing' | 'certificate' | 'manual' | 'declaration'
/** `file` is relative to `files/`, one per locale. */
export type ProductDocument<T = Text> = {
  file: T
  title: T
  kind: DocumentKind
  revision?: string
}

export type Product<T = Text> = {
  key: string
  /** Letters with which its part numbers begin. */
  family: string
  subcategory: string
  title: T
  summary: T
  description: Block<T>[]
  highlights: { label: T; value: T }[]
  pictures: { picture: PictureKey }[]
  documents: ProductDocument<T>[]
  /** Id of a video, 11 characters. */
  video?: string
  related: string[]
  tooling?: ToolingRow[]
  /** Mercosur tariff heading, 8 digits. */
  ncm?: string
  variants: Variant<T>[]
  lifeCycle?: LifeCycle<T>
  /** Values of curves, of all part numbers or of one. */
  curves?: ProductCurve[]
}

// ── Solutions, news, knowledge base

export type Solution<T = Text> = {
  key: string
  title: T
  summary: T
  text: Block<T>[]
  picture: PictureKey
}

export type Application<T = Text> = {
  key: string
  solution: string
  title: T
  summary: T
  text: Block<T>[]
  picture: PictureKey
  /** Products of the solution; `mark`: their position in the picture. */
  products: { product: string; mark?: { x: number; y: number } }[]
}

export type NewsCategory<T = Text> = { key: string; title: T; summary: T }
export type Post<T = Text> = {
  key: string
  category: string
  date: string
  title: T
  summary: T
  text: Block<T>[]
  picture: PictureKey
  /** Keys of products that the text mentions. */ products?: string[]
}

/** A post that becomes public days after the load; `time`: local time of the company. */
export type PlannedPost<T = Text> = Omit<Post<T>, 'date'> & { inDays: number; time: string }

export type Section<T = Text> = { key: string; title: T; summary: T }
export type Publication<T = Text> = {
  key: string
  section: string
  date: string
  title: T
  summary: T
  text: Block<T>[]
  products: string[]
  documents?: ProductDocument<T>[]
  /** Id of a video, 11 characters. */ video?: string
  /** Picture before the video is played. */ poster?: string
}

// ── Site

/** `state`: the two letters of the Brazilian federation unit; `categories`: keys of categories. */
export type Distributor = {
  key: string
  name: string
  state: string
  city: string
  address: string
  latitude: number
  longitude: number
  phone: string
  whatsapp: string
  site: string
  categories: string[]
}

export type CookieItem<T = Text> = {
  slug: string
  title: T
  description: T
  optional: boolean
  activated: boolean
}
export type CookieCategory<T = Text> = {
  category: string
  categoryLabel: T
  items: CookieItem<T>[]
}

export type Layout<T = Text> = {
  contact: {
    address: T
    phone: string
    contact_whatsapp: string
    email: string
    /** Shown instead of the search for distributors; empty in a language that has the search. */
    salesAbroad?: T
  }
  social_network: {
    youtube: string
    linkedin: string
    twitter: string
    facebook: string
    instagram: string
  }
  companyLine: T
  /** `record`: key of the badge's certificate. */
  certificates: {
    title: T
    certificates: { title: T; picture: PictureKey; record?: string }[]
  }[]
  rewards: { title: T; picture: PictureKey }[]
  cookies: {
    cookies_notification: boolean
    text: T
    cookies_notification_controller: boolean
    cookies_notification_position: 'center' | 'left' | 'right' | 'top' | 'bottom'
    cookies_notification_version: string
    cookies_complete: CookieCategory<T>[]
  }
  /** Menus of the footer: names of screens; their titles are in `seo`. */
  footerMenus: { title: T; routes: string[] }[]
  privacyPolicy: Block<T>[]
  termsOfUse: Block<T>[]
  /** SEO data by route name, as in the specification's list of screens. */
  seo: { route: string; title: T; description: T; lead?: T }[]
}

/** A pop-up of one locale. */
export type Popup<T = Text> = {
  lang: keyof T & string
  title: string
  text: string
  actionLabel: string
  /** Path without a language's prefix. */
  url: string
  updated_at: string
}

export type Home<T = Text> = {
  /** Line above the headline. */
  label: T
  headline: T
  lead: T
  searchPlaceholder: T
  searches: T[]
  hero: { picture: PictureKey; marks: Mark<T>[] }
  popups: Popup<T>[]
  mostViewed: { products: string[]; applications: string[]; publications: string[] }
}

export type Institutional<T = Text> = {
  title: T
  picture: PictureKey
  /** Video: its id (11 characters), its title, and the picture before it is played. */
  video?: { code: string; title: T; poster: string }
  text: Block<T>[]
  history: { year: number; title: T; text: T }[]
  values: { title: T; text: T }[]
  plants: { key: string; name: T; address: string; makes: T; picture: PictureKey }[]
}

export type Option<T = Text> = { key: string; title: T }

export type Forms<T = Text> = {
  departments: (Option<T> & { email: string })[]
  interests: Option<T>[]
  educationLevels: Option<T>[]
  /** Levels of training by type of training. */
  trainingLevels: { type: string; title: T; levels: Option<T>[] }[]
}

// ── The company

export type Appearance<T = Text> = {
  /** Fields of the global `appearance`. */
  look: Readonly<Record<string, unknown>>
  /** Title of the page about the company in menus. */
  about: T
  privacyEmail: string
}

/**
 * Account of the staff; `translates`: true if it translates into all languages except the default.
 */
export type StaffMember = {
  email: string
  name: string
  role: 'administrator' | 'editor' | 'translator' | 'attendant'
  translates?: boolean
}

export type Synonyms<T = Text> = {
  locale: keyof T & string
  words: readonly string[]
  meaning?: readonly string[]
}

/** Drawing of a product in one language of the company. */
export type ProductDrawing = { title: string; svg: string }

/** Drawing of a product’s part number for CAD programs, for all languages. */
export type ProductDxf<T = Text> = { title: T; partNumber: string; dxf: string }

/** Model of a part number as a file below `fileFolder`, for all languages. */
export type ProductModel<T = Text> = {
  product: string
  partNumber: string
  title: T
  file: string
}

/** A demonstration company with everything that its site shows. */
export interface Company<T = Text> {
  /** Town of the company's seat. */
  town: string
  /** Language of the company by the language of a site: `{ pt: 'br' }`. */
  languages: Readonly<Record<string, keyof T & string>>
  /** Fallback language for a language in which the company has no texts. */
  standIn: keyof T & string
  /** Folder of the originals of `pictures`. */
  pictureFolder: URL
  /** Folder of the files of the documents. */
  fileFolder: URL
  /** Day of the first revision of every document and drawing. */
  firstRevisionDate: string
  appearance: Appearance<T>
  applications: Application<T>[]
  categories: Category<T>[]
  distributors: Distributor[]
  forms: Forms<T>
  home: Home<T>
  institutional: Institutional<T>
  layout: Layout<T>
  memberProfiles: MemberProfile<T>[]
  newsCategories: NewsCategory<T>[]
  /** Pages of blocks; a company without them has none. */
  pages?: Page<T>[]
  pictures: Picture<T>[]
  posts: Post<T>[]
  plannedPosts?: PlannedPost<T>[]
  products: Product<T>[]
  publications: Publication<T>[]
  restrictedDocuments: RestrictedDocument<T>[]
  restrictedMembers: RestrictedMember<T>[]
  restrictedSections: RestrictedSection<T>[]
  sections: Section<T>[]
  solutions: Solution<T>[]
  staff: StaffMember[]
  subcategories: Subcategory<T>[]
  synonyms: readonly Synonyms<T>[]
  /** Glossary of the trade. */
  terms: readonly Terms<T>[]
  /** Optional data: a company without them has no tooling and no cross-references. */
  tooling?: Tooling<T>
  completeness?: Completeness
  safetyTexts?: readonly SafetyText[]
  otherMakers?: OtherMaker<T>[]
  /** Dimensioned drawing of a product, by its key; `undefined` for a product without one. */
  drawing?: (product: string, language: string) => ProductDrawing | undefined
  drawingDxf?: (product: string) => ProductDxf<T> | undefined
  models?: readonly ProductModel<T>[]
  certificates?: readonly Certificate<T>[]
  /** Messages, searches and changes before the load; a company without them has none. */
  activity?: Activity<T>
  /** PDF of a certificate. */
  certificatePdf?: (file: CertificateFile) => Uint8Array | undefined
}
