/** Aterra Conexões Elétricas, a fictional company: everything that the demonstration shows, as plain data. */
import { present } from './catalogue/index.ts'
import { publications as everyPublication } from './knowledge-base.ts'
import { posts as everyPost } from './news.ts'
import { applications as everyApplication } from './solutions.ts'

export { drawingOf, drawingTitle, partDrawn } from '../pictures/drawings/drawing-of.ts'
export { categories, conductors, products, subcategories } from './catalogue/index.ts'
export { distributors } from './distributors.ts'
export { forms } from './forms.ts'
export { home } from './home.ts'
export { institutional } from './institutional.ts'
export { sections } from './knowledge-base.ts'
export { layout } from './layout.ts'
export { newsCategories } from './news.ts'
export { pictures } from './pictures.ts'
export { memberProfiles, restrictedDocuments, restrictedMembers, restrictedSections } from './restricted.ts'
export { solutions } from './solutions.ts'
export type * from './types.ts'

// what waits for its picture is named by nobody
export const applications = everyApplication.map((application) => ({ ...application, products: application.products.filter(({ product }) => present([product]).length > 0) }))
export const publications = everyPublication.map((publication) => ({ ...publication, products: present(publication.products) }))
export const posts = everyPost.map((post) => ({ ...post, ...(post.products ? { products: present(post.products) } : {}) }))
