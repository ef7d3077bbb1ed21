import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import type { ScreenMeta } from '#app/core/head/screen-meta.ts'
import type { LocalTexts } from '#shared/i18n/local-texts.ts'
import type { RouteName } from '#shared/routes/table.ts'

/** Exports of a screen's module. */
export interface ScreenModule {
  default: ComponentType
  loader: LoaderFunction
  meta: ScreenMeta
  /** Texts that must be loaded before the screen renders, in addition to those of every page. */
  texts?: readonly LocalTexts[]
}

/** Screen of each row of the route table, in a chunk of its own. */
export const screenModules = {
  application: () => import('#app/features/solutions/application-screen.tsx'),
  certificates: () => import('#app/features/certificates/certificates-screen.tsx'),
  comparison: () => import('#app/features/comparison/comparison-screen.tsx'),
  contact: () => import('#app/features/company/contact-screen.tsx'),
  'cross-references': () => import('#app/features/cross-references/cross-references-screen.tsx'),
  'data-request': () => import('#app/features/legal/data-request-screen.tsx'),
  'data-request-confirmation': () =>
    import('#app/features/legal/data-request-confirmation-screen.tsx'),
  'email-confirmation': () => import('#app/features/account/email-confirmation-screen.tsx'),
  'forgot-password': () => import('#app/features/account/forgot-password-screen.tsx'),
  home: () => import('#app/features/home/home-screen.tsx'),
  institutional: () => import('#app/features/company/institutional-screen.tsx'),
  'knowledge-base': () => import('#app/features/knowledge/knowledge-base-screen.tsx'),
  'knowledge-section': () => import('#app/features/knowledge/knowledge-section-screen.tsx'),
  logout: () => import('#app/features/account/logout-screen.tsx'),
  'my-data': () => import('#app/features/account/my-data-screen.tsx'),
  news: () => import('#app/features/news/news-screen.tsx'),
  'news-category': () => import('#app/features/news/news-category-screen.tsx'),
  newsletter: () => import('#app/features/newsletter/newsletter-screen.tsx'),
  'newsletter-confirmation': () =>
    import('#app/features/newsletter/newsletter-confirmation-screen.tsx'),
  'newsletter-leaving': () => import('#app/features/newsletter/newsletter-leaving-screen.tsx'),
  page: () => import('#app/features/blocks/page-screen.tsx'),
  part: () => import('#app/features/products/part-screen.tsx'),
  'parts-list': () => import('#app/features/parts-list/parts-list-screen.tsx'),
  post: () => import('#app/features/news/post-screen.tsx'),
  'privacy-policy': () => import('#app/features/legal/privacy-policy-screen.tsx'),
  product: () => import('#app/features/products/product-screen.tsx'),
  'product-category': () => import('#app/features/products/product-category-screen.tsx'),
  'product-subcategory': () => import('#app/features/products/product-subcategory-screen.tsx'),
  products: () => import('#app/features/products/products-screen.tsx'),
  publication: () => import('#app/features/knowledge/publication-screen.tsx'),
  register: () => import('#app/features/account/register-screen.tsx'),
  'restricted-area': () => import('#app/features/account/restricted-area-screen.tsx'),
  'restricted-section': () => import('#app/features/account/restricted-section-screen.tsx'),
  'restricted-sections': () => import('#app/features/account/restricted-sections-screen.tsx'),
  search: () => import('#app/features/search/search-screen.tsx'),
  solution: () => import('#app/features/solutions/solution-screen.tsx'),
  solutions: () => import('#app/features/solutions/solutions-screen.tsx'),
  styleguide: () => import('#app/features/styleguide/styleguide-screen.tsx'),
  'terms-of-use': () => import('#app/features/legal/terms-of-use-screen.tsx'),
  tooling: () => import('#app/features/tooling/tooling-screen.tsx'),
  'update-password': () => import('#app/features/account/update-password-screen.tsx'),
  'where-to-buy': () => import('#app/features/products/where-to-buy-screen.tsx'),
  'work-with-us': () => import('#app/features/company/work-with-us-screen.tsx'),
} satisfies Record<RouteName, () => Promise<ScreenModule>>
