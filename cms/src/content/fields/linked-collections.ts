/** The collections to whose documents texts link: what has a page, and files to take away. */
export const linkedCollections = [
  'products',
  'categories',
  'subcategories',
  'solutions',
  'applications',
  'posts',
  'news-categories',
  'publications',
  'sections',
  'files',
] as const

export type LinkedCollection = (typeof linkedCollections)[number]
