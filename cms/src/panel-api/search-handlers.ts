import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import { findTargets, trySearch } from '#src/api/search/try-search.ts'
import type { searchCalls } from '#src/panel-calls/searches.ts'
import { labelOfAll, labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { recordTried } from '#src/publishing/views/searches.ts'
import type { TriedSearch } from '#src/publishing/views/tried-search.ts'
import { maxPhraseWords } from '#src/search/ranking/meanings.ts'
import { searchKey, wordsOf } from '#src/search/words/fold.ts'
import { listedWords, maxSynonymText } from '#src/search/words/synonyms.ts'
import { searchesTexts } from '#texts/searches.js'
import { applyReferences, planReferences } from './reference-import.ts'

const labels = labelsOf(searchesTexts)

interface Search {
  locale: Locale
  text: string
}

const refuse = (errors: Record<string, Label>): PanelRefusal =>
  new PanelRefusal(422, labels.errors.refused, { errors })

/** Runs a search and records the number of its current results. */
async function tried({ payload }: PayloadRequest, { locale, text }: Search): Promise<TriedSearch> {
  const found = await trySearch(payload, locale, text)
  await recordTried(payload, { locale, text, results: found.total })
  return found
}

/** Runs a change of a collection; its validation is told by the fields of the page's forms. */
async function byField<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw refuse(
      Object.fromEntries(
        error.data.errors.map(({ path, message }) => [
          path === 'words' || path === 'meaning' ? 'word' : path === 'to' ? 'to' : 'text',
          labelOfAll(message),
        ]),
      ),
    )
  }
}

/** Adds a search text to the synonym group of a word, or to a new group; its id. */
async function addSynonym(
  req: PayloadRequest,
  { locale, text, word }: Search & { word: string },
): Promise<number> {
  const written = { depth: 0, overrideAccess: false, req } as const
  const { docs } = await req.payload.find({
    collection: 'synonyms',
    where: { language: { equals: locale } },
    pagination: false,
    ...written,
  })
  const keysOf = (list: string | null | undefined) => listedWords(list ?? '').map(searchKey)
  const own = docs.find(({ words, meaning }) => {
    const meant = keysOf(meaning)
    const named = meant.length === 0 ? keysOf(words) : meant.length === 1 ? meant : []
    return named.includes(searchKey(word)) && words.length + text.length + 2 <= maxSynonymText
  })
  if (!own)
    return (
      await req.payload.create({
        collection: 'synonyms',
        data: { language: locale, words: text, meaning: word },
        ...written,
      })
    ).id
  if (!keysOf(own.words).includes(searchKey(text)))
    await req.payload.update({
      collection: 'synonyms',
      id: own.id,
      data: { words: `${own.words}, ${text}` },
      ...written,
    })
  return own.id
}

/** Sheet of one cross-reference, with the names of the form's fields as heads. */
const referenceSheet = (fields: readonly string[], cells: readonly string[]): ReadSheet => ({
  name: '',
  isHidden: false,
  rows: [fields, cells].map((texts, at) => ({
    row: at + 1,
    cells: texts.map((text) => ({ kind: 'text', text })),
  })),
})

export const searchHandlers: PanelHandlers<typeof searchCalls> = {
  'searches.try': async (req, { body }) => ({ tried: await tried(req, body) }),

  'searches.find-pages': async ({ payload }, { body: { locale, text } }) => ({
    pages: await findTargets(payload, locale, text),
  }),

  'searches.add-synonym': async (req, { body }) => {
    const { locale, text, word } = body
    const { errors } = labels
    if (listedWords(text).length !== 1 || wordsOf(text).length > maxPhraseWords)
      throw refuse({ text: errors.phrase({ count: maxPhraseWords }) })
    if (listedWords(word).length !== 1 || wordsOf(word).length > maxPhraseWords)
      throw refuse({ word: errors.oneWord({ count: maxPhraseWords }) })
    if (searchKey(word) === searchKey(text)) throw refuse({ word: errors.same })
    if ((await trySearch(req.payload, locale, word)).total === 0)
      throw refuse({ word: errors.nothing({ word }) })
    const id = await byField(() => addSynonym(req, body))
    return {
      message: textOf(labels.synonymMade({ text, word }), req.i18n.language),
      document: `${panelBase}/collections/synonyms/${id}`,
      tried: await tried(req, body),
    }
  },

  'searches.add-redirect': async (req, { body }) => {
    const { locale, text, to } = body
    const { id, to: target } = await byField(() =>
      req.payload.create({
        collection: 'search-redirects',
        data: { language: locale, text, to },
        depth: 0,
        overrideAccess: false,
        req,
      }),
    )
    return {
      message: textOf(labels.redirectMade({ text, to: target }), req.i18n.language),
      document: `${panelBase}/collections/search-redirects/${id}`,
      tried: await tried(req, body),
    }
  },

  'searches.add-reference': async (req, { body }) => {
    const { maker, number, ours, grade } = body
    const fields = ['maker', 'number', 'ours', 'grade'] as const
    const sheet = referenceSheet(fields, [maker, number, ours, grade])
    const plan = await planReferences(req, sheet, req.i18n.language)
    if (plan.refused.length > 0)
      throw refuse(
        Object.fromEntries(
          plan.refused.map(({ head, message }) => [
            fields.find((field) => field === head) ?? 'number',
            labelOfAll(message),
          ]),
        ),
      )
    await byField(() => applyReferences(req, sheet, number))
    return {
      message: textOf(labels.referenceMade({ maker, number, ours }), req.i18n.language),
      document: `${panelBase}/collections/other-makers`,
      tried: await tried(req, body),
    }
  },
}
