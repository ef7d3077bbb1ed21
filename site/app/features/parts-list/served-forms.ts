import { servedPart } from '#app/core/served-part.tsx'

/** Forms below a list. */
export const forms = servedPart(async (locale) => {
  const [{ ListForms }] = await Promise.all([
    import('./list-forms.tsx'),
    import('./form-texts.ts').then(({ loadFormTexts }) => loadFormTexts(locale)),
  ])
  return ListForms
})
