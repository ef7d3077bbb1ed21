/** Collections that links in rich text can target: those with pages, and downloads. */
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
  'pages',
  'files',
] as const

export type LinkedCollection = (typeof linkedCollections)[number]
