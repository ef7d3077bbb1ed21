import { servedPart } from '#app/core/served-part.tsx'
import { formsTexts } from '#texts/forms.js'
import { leadFormsTexts } from '#texts/lead-forms.js'

/** Forms below a list. */
export const forms = servedPart(async (locale) => {
  const [{ ListForms }] = await Promise.all([
    import('./list-forms.tsx'),
    formsTexts.load(locale),
    leadFormsTexts.load(locale),
  ])
  return ListForms
})
