/** Types of the shapes, for browser code, which must not import the schemas. */
export type {
  Attribute,
  AttributeValue,
  Curve,
  DrawingLabel,
  Facet,
  Variant,
} from './attributes.ts'
export type { Block, BlockKind } from './blocks.ts'
export type {
  ApplicationCard,
  Document,
  DocumentHit,
  PageCard,
  PostCard,
  ProductCard,
  PublicationCard,
  SolutionCard,
  Video,
} from './cards.ts'
export type { Certificate } from './certificates.ts'
export type { CategoryCard, SubcategoryCard } from './categories.ts'
export type { CrossReference, OtherMaker } from './cross-references.ts'
export type { Grade } from './reference-grades.ts'
export type { Image } from './image.ts'
export type { LifeCycle, LifeMark, Successor } from './life-cycle.ts'
export type { MemberList } from './member-list.ts'
export type { Member, MemberSession, MemberState } from './member.ts'
export type { FoundDocument, RestrictedDocument, RestrictedSectionCard } from './restricted.ts'
export type { MatchedVariants, UnderstoodTerm } from './search.ts'
export type { OutdatedTexts } from './outdated-texts.ts'
export type { RichText } from './rich-text.ts'
export type { Alternates } from './seo.ts'
export type { Tooling, ToolingRole, ToolingRow, ToolingWords } from './tooling.ts'
