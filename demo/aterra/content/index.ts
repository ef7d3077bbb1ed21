/** Content of Aterra Conexões Elétricas, a fictional company, as plain data. */
export { activity } from './activity/index.ts'
export { appearance } from './appearance.ts'
export { firstRevisionDate } from './catalogue/documents.ts'
export { categories, products, subcategories, tooling } from './catalogue/index.ts'
export { otherMakers } from './catalogue/other-makers.ts'
export { certificates } from './certificates.ts'
export { completeness, safetyTexts } from './completeness.ts'
export { distributors } from './distributors.ts'
export { forms } from './forms.ts'
export { home } from './home.ts'
export { institutional } from './institutional.ts'
export { publications, sections } from './knowledge-base.ts'
export { layout } from './layout.ts'
export { newsCategories, posts } from './news.ts'
export { pages } from './pages.ts'
export { plannedPosts } from './planned-posts.ts'
export { pictures } from './pictures.ts'
export {
  memberProfiles,
  restrictedDocuments,
  restrictedMembers,
  restrictedSections,
} from './restricted.ts'
export { applications, solutions } from './solutions.ts'
export { staff } from './staff.ts'
export { synonyms } from './synonyms.ts'
export { terms } from './terms.ts'
export type * from './types.ts'
