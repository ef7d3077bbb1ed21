import { servedPart } from '#app/core/served-part.tsx'

/** Forms below a list. */
export const forms = servedPart(
  (locale) => import('./load-forms.ts').then(({ loadForms }) => loadForms(locale)),
  null,
)
