import { locales } from '@vitrine/configuration/locales'
import type { Answer } from '@vitrine/contract/client'
import type { Block, BlockKind } from '@vitrine/contract/shapes/types'

/** The block of each kind. */
export type BlockByKind = { [B in Block as B['kind']]: B }

/** What blocks show and the answer of the page does not contain (`prepare-blocks.ts`). */
export interface BlockData {
  /** Recipients of a message; empty without a block with the contact form. */
  departments: Answer<'departments-list'>['data']
  /** Day of the validity of certificates, ISO 8601. */
  day: string
}

/** Props of the body of a block. */
export interface BodyProps<K extends BlockKind = BlockKind> {
  block: BlockByKind[K]
  data: BlockData
  /** Level of the headings of its items: below that of the block, if it has one. */
  level: 2 | 3
  /** Id of an earlier block with the same form: a page has each form once. */
  earlier: string | undefined
  /** True for the first block of a page, whose picture is loaded with priority. */
  first: boolean
}

/** Language of a block's own texts, if it is not that of the page. */
export const langOf = ({ text_locale: of }: Block): string | undefined =>
  of === null ? undefined : locales[of].tag
