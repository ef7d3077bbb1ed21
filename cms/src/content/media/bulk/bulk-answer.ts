import type { PublicUpload } from '#src/content/media/upload-digests.ts'
import type { TextByLocale } from './proposed-texts.ts'
import type { BulkProduct } from './read-products.ts'
import type { ReadName } from './read-name.ts'

/** Maximum files at a time. */
export const maxBulkFiles = 200

/** Stored upload as the page shows it. */
export interface ShownUpload {
  collection: PublicUpload
  id: number
  filename: string
  /** Address in the panel. */
  href: string
  /** Address of a small picture. */
  thumbnail: string | null
}

/** What a given file is, compared with what is stored. */
export interface ComparedFile {
  /** Collection that takes it; null: none does. */
  collection: PublicUpload | null
  read: ReadName
  /** Why it is not taken. */
  refusal: string | null
  equal: ShownUpload | null
  sameName: ShownUpload | null
}

export interface BulkComparison {
  files: ComparedFile[]
  products: BulkProduct[]
}

/** Places that use an upload. */
export interface UploadUses {
  places: { title: string; href: string }[]
  total: number
}

/** Picture of a product that lacks alternative texts. */
export interface PictureWithoutAlt {
  id: number
  filename: string
  thumbnail: string | null
  href: string
  product: string
  /** Proposals in the languages that have none. */
  alts: TextByLocale
}

/** Stored upload that becomes part of a product, with its texts. */
export interface AttachedFile {
  collection: PublicUpload
  id: number
  name: string
  /** Null: only its texts are saved. */
  product: number | null
  /** Alternative texts of a picture, titles of a document. */
  texts: TextByLocale
}
