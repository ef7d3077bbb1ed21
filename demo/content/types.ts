/**
 * The shape of the demonstration company's content. Plain data: whoever loads it decides where it
 * goes.
 */

/** One text in the three locales of the site. */
export type Text = { br: string; en: string; es: string }
export type Locale = keyof Text

/** Long text. Paragraphs and list items may hold `**bold**` and nothing else. */
export type Block =
  | { kind: 'heading'; text: Text }
  | { kind: 'paragraph'; text: Text }
  | { kind: 'list'; items: Text[] }
  | { kind: 'table'; head: Text[]; rows: (string | Text)[][]; caption?: Text }
  | { kind: 'figure'; picture: PictureKey; caption: Text }

/** A key of `pictures.ts`. */
export type PictureKey = string

/** An original under `pictures/originals/`. The focal point is in per cent from the top left. */
export type Picture = {
  key: PictureKey
  file: string
  width: number
  height: number
  alt: Text
  focalX?: number
  focalY?: number
}

/**
 * A label at a point of a picture, in per cent from its top left. With `to`, a dimension line from
 * point to point.
 */
export type Mark = { x: number; y: number; to?: { x: number; y: number }; label: Text }

// ── Catalogue
// ────────────────────────────────────────────────────────────────────────────────────────────────────

export type Category = { key: string; title: Text; summary: Text; picture: PictureKey }

/**
 * A typed property of every variant of a subcategory. The order of the attributes is the order of
 * the table's columns.
 * `symbol` is the letter that stands for it on the drawing. A variant leaves out what does not
 * apply to it.
 */
export type Attribute = {
  key: string
  label: Text
  type: 'number' | 'range' | 'choice' | 'boolean' | 'text'
  unit?: string
  decimals?: number
  filter: boolean
  choices?: { value: string; label: Text }[]
  symbol?: string
}

export type Subcategory = {
  key: string
  category: string
  title: Text
  summary: Text
  attributes: Attribute[]
}

/** number: in the attribute's unit. range: [min, max]. choice: the choice's value. */
export type AttributeValue = number | [number, number] | string | boolean
export type Variant = {
  partNumber: string
  values: Record<string, AttributeValue>
  /** GTIN-13 of one piece, with its check digit. */
  gtin?: string
  /** Pieces per pack. */
  packing?: number
}

export type DocumentKind = 'data-sheet' | 'drawing' | 'certificate' | 'manual' | 'declaration'
/** `file` is relative to `files/`, one per locale. */
export type ProductDocument = { file: Text; title: Text; kind: DocumentKind }

export type Product = {
  key: string
  /** The letters that begin its part numbers. */
  family: string
  subcategory: string
  title: Text
  summary: Text
  description: Block[]
  highlights: { label: Text; value: Text }[]
  pictures: { picture: PictureKey }[]
  documents: ProductDocument[]
  /** A video's id, 11 characters. */
  video?: string
  related: string[]
  /**
   * Keys of the products of `ferramentas-e-matrizes` that apply it. The die is found by the
   * variant's `die`.
   */
  tools?: string[]
  /** Mercosur tariff heading, 8 digits. */
  ncm?: string
  variants: Variant[]
}

// ── Solutions, news, knowledge base
// ──────────────────────────────────────────────────────────────────────────────

export type Solution = {
  key: string
  title: Text
  summary: Text
  text: Block[]
  picture: PictureKey
}

export type Application = {
  key: string
  solution: string
  title: Text
  summary: Text
  text: Block[]
  picture: PictureKey
  /** Products that serve it; a mark shows where they sit in the picture. */
  products: { product: string; mark?: { x: number; y: number } }[]
}

export type NewsCategory = { key: string; title: Text; summary: Text }
export type Post = {
  key: string
  category: string
  date: string
  title: Text
  summary: Text
  text: Block[]
  picture: PictureKey
  /** Keys of products that it speaks of. */ products?: string[]
}

export type Section = { key: string; title: Text; summary: Text }
export type Publication = {
  key: string
  section: string
  date: string
  title: Text
  summary: Text
  text: Block[]
  products: string[]
  documents?: ProductDocument[]
  /** A video's id, 11 characters. */ video?: string
  /** The picture before it is played. */ poster?: string
}

// ── Site
// ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * State is the two letters of the Brazilian federation unit; `categories` are keys of categories.
 */
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

export type CookieItem = {
  slug: string
  title: Text
  description: Text
  optional: boolean
  activated: boolean
}
export type CookieCategory = { category: string; categoryLabel: Text; items: CookieItem[] }

export type Layout = {
  contact: { address: Text; phone: string; contact_whatsapp: string; email: string }
  social_network: {
    youtube: string
    linkedin: string
    twitter: string
    facebook: string
    instagram: string
  }
  companyLine: Text
  certificates: { title: Text; certificates: { title: Text; picture: PictureKey }[] }[]
  rewards: { title: Text; picture: PictureKey }[]
  cookies: {
    cookies_notification: boolean
    text: Text
    cookies_notification_controller: boolean
    cookies_notification_position: 'center' | 'left' | 'right' | 'top' | 'bottom'
    cookies_notification_version: string
    cookies_complete: CookieCategory[]
  }
  privacyPolicy: Block[]
  termsOfUse: Block[]
  /** SEO data by route name, as in the specification's list of screens. */
  seo: { route: string; title: Text; description: Text; lead?: Text }[]
}

/** A pop-up belongs to one locale. */
export type Popup = {
  lang: Locale
  title: string
  text: string
  actionLabel: string
  url: string
  updated_at: string
}

export type Home = {
  headline: Text
  lead: Text
  searches: Text[]
  hero: { picture: PictureKey; marks: Mark[] }
  popups: Popup[]
  mostViewed: { products: string[]; applications: string[]; publications: string[] }
}

export type Institutional = {
  title: Text
  picture: PictureKey
  /** A video's id, 11 characters, what it is called, and the picture before it is played. */
  video: { code: string; title: Text; poster: string }
  text: Block[]
  history: { year: number; title: Text; text: Text }[]
  values: { title: Text; text: Text }[]
  plants: { key: string; name: Text; address: string; makes: Text; picture: PictureKey }[]
}

export type Option = { key: string; title: Text }

export type Forms = {
  departments: (Option & { email: string })[]
  interests: Option[]
  educationLevels: Option[]
  /** Levels of training by type of training. */
  trainingLevels: { type: string; title: Text; levels: Option[] }[]
}

// ── Restricted area
// ──────────────────────────────────────────────────────────────────────────────────────────────

/** `open`: whoever registers may choose it. */
export type MemberProfile = { key: string; title: Text; open: boolean }
export type RestrictedSection = {
  key: string
  title: Text
  summary: Text
  text: Block[]
  profiles: string[]
}
/**
 * One file per locale and revision, below `files/restricted/`; `profiles` empty: those of the
 * section.
 */
export type RestrictedDocument = {
  key: string
  section: string
  profiles: string[]
  kind: 'manual' | 'certificate' | 'other'
  number: string
  title: Text
  summary: Text
  revisions: { revision: string; date: string; blocks: Block[] }[]
}
export type RestrictedMember = {
  state: 'pending-email' | 'pending-approval' | 'approved' | 'refused' | 'blocked'
  email: string
  name: string
  company: string
  country: string
  tax_id: string
  phone: string
  profile: string
  admin: boolean
  locale: Locale
  reason?: string
}
