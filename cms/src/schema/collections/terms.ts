import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  JSONField,
} from 'payload'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { skipPayloadsRows } from '#src/admin/lists/own-list.ts'
import { namesInside, select, text, textarea } from '#src/content/fields/plain.ts'
import { accessOf, staffOf } from '#src/platform/access/access.ts'
import { labelOfAll, labelsOf } from '#src/platform/labels.ts'
import { keepTermsDistinct } from '#src/translation/terms/keep-terms-distinct.ts'
import {
  cleanNote,
  otherWordsOf,
  storedWordsOf,
  termLimits,
  titleOf,
  wordProblems,
} from '#src/translation/terms/stored-words.ts'
import { termsTexts } from '#texts/terms.js'

const labels = labelsOf(termsTexts)

/** Words of the concept by language: `{ br: { preferred, forms, forbidden } }`. */
const words: JSONField = {
  name: 'words',
  type: 'json',
  label: labels.words,
  required: true,
  validate: (value, { req }) => {
    const problems = wordProblems(storedWordsOf(value), req.i18n.language)
    return problems.length === 0 || problems.map(({ message }) => message).join(' ')
  },
  custom: {
    [namesInside]: {
      ...Object.fromEntries(localeCodes.map((code) => [code, labelOfAll(locales[code].title)])),
      preferred: labels.parts.preferred,
      forms: labels.parts.forms,
      forbidden: labels.parts.forbidden,
    },
  },
  admin: { components: { Field: '/admin/terms/lazy-words-field.tsx#LazyWordsField' } },
}

/** Note and source without blanks and invisible characters around their lines. */
const cleanTexts = (data: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(
    ['note', 'source'].flatMap((name) => {
      const value = data?.[name]
      return typeof value === 'string' ? [[name, cleanNote(value)]] : []
    }),
  )

/** Trims the words; what a translator writes is a proposal. */
const cleanTerm: CollectionBeforeValidateHook = ({ data, req }) => ({
  ...data,
  ...(data?.['words'] === undefined ? {} : { words: storedWordsOf(data['words']) }),
  ...cleanTexts(data),
  ...(staffOf(req)?.role === 'translator' ? { state: 'proposed' } : {}),
})

/** Derives the title and the texts by which the concept is found. */
const nameTerm: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const own = storedWordsOf(data['words'] ?? originalDoc?.words)
  return { ...data, title: titleOf(own), other_words: otherWordsOf(own) }
}

/**
 * Glossary of the trade: a concept with its words in all languages of the site. Not localized: a
 * concept is one document in all languages and no text to translate.
 */
export const terms: CollectionConfig = {
  slug: 'terms',
  labels: { singular: labels.term, plural: labels.terms },
  access: accessOf('terms'),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'updatedAt'],
    listSearchableFields: ['title', 'other_words', 'note'],
    components: {
      views: { list: { Component: '/admin/lists/list-view.tsx#ListView' } },
    },
    baseListFilter: skipPayloadsRows('terms'),
  },
  defaultSort: 'title',
  // a copy would have the terms of its original
  disableDuplicate: true,
  hooks: { beforeValidate: [cleanTerm], beforeChange: [keepTermsDistinct, nameTerm] },
  fields: [
    words,
    {
      type: 'row',
      fields: [
        select(
          'state',
          labels.state,
          { approved: labels.states.approved, proposed: labels.states.proposed },
          { required: true, defaultValue: 'approved' },
        ),
        text('source', labels.source, {
          maxLength: termLimits.source,
          admin: { description: labels.sourceHint },
        }),
      ],
    },
    textarea('note', labels.note, {
      maxLength: termLimits.note,
      admin: { description: labels.noteHint },
    }),
    {
      name: 'searches',
      type: 'ui',
      admin: { components: { Field: '/admin/terms/lazy-words-field.tsx#LazyTermSearches' } },
    },
    text('title', labels.term, { admin: { hidden: true } }),
    textarea('other_words', labels.words, { admin: { hidden: true } }),
  ],
}
