/** Collections with pages, and the field of their parent. */
export const pages = {
  categories: null,
  subcategories: 'category',
  products: 'subcategory',
  solutions: null,
  applications: 'solution',
  'news-categories': null,
  posts: 'category',
  sections: null,
  publications: 'section',
} as const

export type PageCollection = keyof typeof pages

export const isPageCollection = (slug: string): slug is PageCollection => Object.hasOwn(pages, slug)

/** Parent collection of each collection. */
export const parentOf = {
  categories: null,
  subcategories: 'categories',
  products: 'subcategories',
  solutions: null,
  applications: 'solutions',
  'news-categories': null,
  posts: 'news-categories',
  sections: null,
  publications: 'sections',
} as const satisfies Record<PageCollection, PageCollection | null>
