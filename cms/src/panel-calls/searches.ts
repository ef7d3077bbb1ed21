import { localeCodes } from '@vitrine/configuration/locales'
import { listLimits } from '@vitrine/contract/list-limits'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { referenceLimits } from '#src/content/cross-references/declaration.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { foundPageShape, triedSearchShape } from '#src/publishing/views/tried-search.ts'
import { maxSynonymText } from '#src/search/words/synonyms.ts'
import { searchesTexts } from '#texts/searches.js'

const { errors } = labelsOf(searchesTexts)

const text = (max: number) => z.string().trim().min(1).max(max).refine(isStorable)

const search = z.object({ locale: z.enum(localeCodes), text: text(listLimits.search) })

const sentence = { missing: errors.missing, otherwise: errors.long }
const shared = {
  sentences: { locale: errors.locale, text: sentence },
  unreadable: errors.locale,
}

/** Answer of a call that makes a search find something: a sentence, and what the search finds now. */
const made = z.object({
  message: z.string(),
  /** Panel path of the synonym group, redirect or list of other makers. */
  document: z.string(),
  tried: triedSearchShape,
})

const cell = text(referenceLimits.number)

/** Calls of the page of searches. */
export const searchCalls = {
  'searches.try': panelCall({
    summary: 'Runs a search and records the number of its results.',
    roles: permissions.products.read,
    ...shared,
    body: search,
    answer: z.object({ tried: triedSearchShape }),
  }),
  'searches.find-pages': panelCall({
    summary: 'Finds pages of the site by a text, as targets of a redirect.',
    roles: permissions.products.read,
    ...shared,
    body: search,
    answer: z.object({ pages: z.array(foundPageShape) }),
  }),
  'searches.add-synonym': panelCall({
    summary: 'Adds a search text to the synonym group of a word, or to a new group.',
    roles: permissions.synonyms.create,
    ...shared,
    body: search.extend({ word: text(maxSynonymText) }),
    sentences: { ...shared.sentences, word: sentence },
    answer: made,
  }),
  'searches.add-redirect': panelCall({
    summary: 'Creates a redirect from a search text to an address.',
    roles: permissions['search-redirects'].create,
    ...shared,
    body: search.extend({ to: text(2000) }),
    sentences: { ...shared.sentences, to: sentence },
    answer: made,
  }),
  'searches.add-reference': panelCall({
    summary: 'Adds a cross-reference from another maker’s number to its replacement.',
    roles: permissions['other-makers'].create,
    ...shared,
    body: search.extend({ maker: cell, number: cell, ours: cell, grade: cell }),
    sentences: {
      ...shared.sentences,
      maker: sentence,
      number: sentence,
      ours: sentence,
      grade: sentence,
    },
    answer: made,
  }),
}
