import type { With } from '#src/platform/collections/collections.ts'

/**
 * Kinds of requirements. `text` and `alternatives` are checked per language; `count` has a minimum;
 * `columns` covers several attributes of a subcategory.
 */
export type RequirementKind =
  | 'text'
  | 'field'
  | 'count'
  | 'alternatives'
  | 'columns'
  | 'attribute'
  | 'document'
  | 'certificate'
  | 'poster'

/** Requirement that a company can declare. */
export interface Offered {
  /** Key in the rules; for kinds with a single fact, also the key of the fact. */
  key: string
  kind: RequirementKind
}

/** Key of the fact that a certificate applies to the product. */
export const certificateFact = 'certificate'

/** Key of the fact that a video, if there is one, has a cover. */
export const posterFact = 'video.poster'

/** Key of the requirement for the attributes that visitors can filter by. */
export const filterColumns = 'columns.filters'
/** Key of the requirement for all attributes that the product uses. */
export const allColumns = 'columns.all'

const documentPrefix = 'documents.'

/** Key of the fact that a document of a kind is attached. */
export const documentFact = (kind: string): string => documentPrefix + kind

/** Kind of the document that a fact is about. */
export const documentKindOf = (fact: string): string | undefined =>
  fact.startsWith(documentPrefix) ? fact.slice(documentPrefix.length) : undefined

const of =
  (kind: RequirementKind) =>
  (...keys: string[]): Offered[] =>
    keys.map((key) => ({ key, kind }))
const texts = of('text')
const fields = of('field')
const counts = of('count')

const alternatives: Offered = { key: 'alt', kind: 'alternatives' }
const seo = texts('seo.title', 'seo.description')
/** Requirements for the texts and the picture of a page. */
const page = [
  ...texts('title', 'description', 'text'),
  ...fields('main_image'),
  alternatives,
  ...seo,
]

export type RuledCollection = With<'purposes'>

/** Collections with rules, and what each of them can require. */
export const offered = {
  products: [
    ...texts('title', 'description', 'text'),
    ...fields('family', 'ncm'),
    ...counts('pictures'),
    alternatives,
    ...fields('variants'),
    ...of('columns')(filterColumns, allColumns),
    ...of('attribute')('attribute.gtin', 'attribute.packing'),
    ...fields('curves', 'tooling', 'highlights'),
    ...counts('documents'),
    ...of('document')(
      ...['data-sheet', 'drawing', 'model', 'certificate', 'manual', 'declaration'].map(
        documentFact,
      ),
    ),
    ...of('certificate')(certificateFact),
    ...fields('related'),
    ...of('poster')(posterFact),
    ...seo,
  ],
  categories: [...texts('title', 'description'), ...fields('main_image'), alternatives, ...seo],
  subcategories: [...texts('title', 'description'), ...fields('main_image'), alternatives, ...seo],
  certificates: [
    ...texts('title', 'plants'),
    ...fields('number', 'standard', 'body', 'valid_from', 'valid_until', 'scope', 'files', 'owner'),
  ],
  solutions: page,
  applications: [...page, ...of('poster')(posterFact)],
  posts: [...page, ...of('poster')(posterFact)],
  pages: [...texts('title', 'description'), ...fields('main_image'), alternatives, ...seo],
  publications: [
    ...texts('title', 'description', 'text'),
    ...counts('documents'),
    ...of('poster')(posterFact),
    ...seo,
  ],
  sections: texts('title', 'description'),
  distributors: fields('address', 'city', 'state', 'postal_code', 'phone', 'email', 'site'),
  media: texts('alt'),
  files: [...texts('title'), ...fields('kind', 'language', 'number', 'revision', 'date')],
  'restricted-documents': texts('title'),
} as const satisfies Record<RuledCollection, readonly Offered[]>

/** Collections with requirements. */
export const ruledCollections = Object.keys(offered) as RuledCollection[]

export const isRuled = (slug: string): slug is RuledCollection => Object.hasOwn(offered, slug)

export const offeredOf = (collection: RuledCollection): readonly Offered[] => offered[collection]
