import { lazySection } from '#app/core/lazy-section.tsx'

/** Forms below a list. */
export const forms = lazySection(
  (locale) => import('./load-forms.ts').then(({ loadForms }) => loadForms(locale)),
  null,
)
