import { lazySection } from '#app/core/lazy-section.tsx'

/** Forms below a list. */
export const forms = lazySection(
  (locale) => import('./load-forms.ts').then(({ loadForms }) => loadForms(locale)),
  null,
)

/** Line of a part number that is gone, which few lists have. */
export const formerLine = lazySection(() =>
  import('./former-line.tsx').then(({ FormerLine }) => FormerLine),
)
