import type { TermWords } from '@vitrine/demo'
import type { Loading } from './loading.ts'

const joined = ({ preferred, forms, forbidden }: TermWords) => ({
  preferred,
  forms: forms.join(', '),
  forbidden: forbidden.join(', '),
})

/** Glossary of the company, in its own languages. */
export async function loadTerms(loading: Loading): Promise<void> {
  const { languages, company } = loading
  for (const [position, { words, note, source, isProposed }] of company.terms.entries())
    await loading.saveOnce('terms', String(position), {
      words: Object.fromEntries(
        languages.fileLocales.flatMap((locale) => {
          const own = words[languages.textsFor(locale)]
          return own ? [[locale, joined(own)]] : []
        }),
      ),
      state: isProposed === true ? 'proposed' : 'approved',
      note,
      source,
    })
}
