import { listLimits } from '@vitrine/contract/list-limits'
import { select, text } from '#src/content/fields/plain.ts'
import { labelsOf, languageNames } from '#src/platform/labels.ts'
import { cleanSearchRedirect } from '#src/schema/lifecycle/clean-search-redirect.ts'
import { searchRedirectsTexts } from '#texts/search-redirects.js'
import { collection } from './define.ts'

const labels = labelsOf(searchRedirectsTexts)

/** Search texts that redirect to a page instead of showing results. */
export const searchRedirects = collection('search-redirects', {
  names: [labels.searchRedirect, labels.searchRedirects],
  columns: ['text', 'to', 'language'],
  defaultSort: 'text',
  hooks: { beforeChange: [cleanSearchRedirect] },
  fields: [
    select('language', labels.language, languageNames, { required: true }),
    text('text', labels.text, {
      required: true,
      maxLength: listLimits.search,
      admin: { description: labels.textHint },
    }),
    text('to', labels.to, {
      required: true,
      maxLength: 2000,
      admin: { description: labels.toHint },
    }),
    {
      name: 'leads',
      type: 'ui',
      admin: { components: { Field: '/schema/lifecycle/redirect-note.tsx#RedirectNote' } },
    },
    // normalized text, by which searches are compared
    text('key', 'key', { index: true, admin: { hidden: true } }),
  ],
})
