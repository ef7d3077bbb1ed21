import type { TextareaFieldValidation } from 'payload'
import { select, textarea } from '#src/content/fields/plain.ts'
import { labelsOf, languageNames, textOf } from '#src/platform/labels.ts'
import { listedWords } from '#src/search/words/synonyms.ts'
import { synonymsTexts } from '#texts/synonyms.js'
import { collection } from './define.ts'

const labels = labelsOf(synonymsTexts)

/** Maximum length of a group's words, characters. */
const maxSynonymText = 1000

/** Rejects a group with a single word and no meaning. */
const requireAlternatives: TextareaFieldValidation = (value, { siblingData, req }) => {
  const { meaning } = Object(siblingData) as { meaning?: string | null }
  const minWords = listedWords(meaning ?? '').length > 0 ? 1 : 2
  return listedWords(value ?? '').length >= minWords || textOf(labels.alone, req.i18n.language)
}

/** Synonym groups of the search. */
export const synonyms = collection('synonyms', {
  names: [labels.synonymGroup, labels.synonymGroups],
  columns: ['words', 'meaning', 'language'],
  defaultSort: 'words',
  fields: [
    select('language', labels.language, languageNames, { required: true }),
    {
      ...textarea('words', labels.words, {
        required: true,
        maxLength: maxSynonymText,
        admin: { description: labels.wordsHint },
      }),
      validate: requireAlternatives,
    },
    textarea('meaning', labels.meaning, {
      maxLength: maxSynonymText,
      admin: { description: labels.meaningHint },
    }),
  ],
})
