import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { listLimits } from '@vitrine/contract/list-limits'
import { panelBase } from '@vitrine/contract/panel'
import { isStorable } from '@vitrine/contract/storable-text'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { APIError, ValidationError } from 'payload'
import type { Endpoint, PayloadRequest } from 'payload'
import type { SearchAnswer, SearchField } from '#src/admin/searches/search-answer.ts'
import { referenceLimits } from '#src/content/cross-references/declaration.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { Role } from '#src/platform/access/roles.ts'
import { labelOfAll, labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { findTargets, trySearch } from '#src/api/search/try-search.ts'
import { recordTried } from '#src/publishing/views/searches.ts'
import type { TriedSearch } from '#src/publishing/views/searches.ts'
import { maxPhraseWords } from '#src/search/ranking/meanings.ts'
import { searchKey, wordsOf } from '#src/search/words/fold.ts'
import { listedWords } from '#src/search/words/synonyms.ts'
import { searchesTexts } from '#texts/searches.js'
import { applyReferences, planReferences } from './reference-import.ts'

const labels = labelsOf(searchesTexts)

/**
 * Maximum length of the word list of a synonym group, characters
 * (`schema/collections/synonyms.ts`).
 */
const maxWordsLength = 1000

/** Invalid input, with messages by field. */
class Refused extends Error {
  readonly errors: Partial<Record<SearchField, Label>>

  constructor(errors: Refused['errors']) {
    super('the input of a search was refused')
    this.errors = errors
  }
}

interface Input {
  req: PayloadRequest
  locale: Locale
  text: string
  body: Record<string, unknown>
}

const answer = (body: SearchAnswer, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Trimmed text of a field of the body; rejected if it is empty, too long or cannot be stored. */
function textIn(body: Record<string, unknown>, field: SearchField, most: number): string {
  const value = body[field]
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') throw new Refused({ [field]: labels.errors.missing })
  if (text.length > most || !isStorable(text)) throw new Refused({ [field]: labels.errors.long })
  return text
}

/**
 * Endpoint below `/searches`: parses locale and text, and reports errors in the panel's language.
 */
const endpoint = (
  path: string,
  allowed: readonly Role[],
  handle: (input: Input) => Promise<SearchAnswer>,
): Endpoint => ({
  path: `/searches/${path}`,
  method: 'post',
  handler: async (req) => {
    const say = (label: Label): string => textOf(label, req.i18n?.language)
    if (!hasRole(req, allowed)) return answer({ message: say(labels.errors.denied) }, 403)
    try {
      const body = Object(await req.json?.().catch(() => undefined)) as Record<string, unknown>
      const { locale } = body
      if (typeof locale !== 'string' || !isLocale(locale))
        return answer({ message: say(labels.errors.locale) }, 422)
      return answer(
        await handle({ req, locale, text: textIn(body, 'text', listLimits.search), body }),
      )
    } catch (error) {
      const errors = errorsOf(error, say)
      if (errors) return answer({ message: say(labels.errors.refused), errors }, 422)
      if (error instanceof APIError && error.status < 500)
        return answer({ message: error.message }, error.status)
      throw error
    }
  },
})

/** Error messages by field, of this page's or a collection's validation. */
function errorsOf(error: unknown, say: (label: Label) => string): SearchAnswer['errors'] {
  if (error instanceof Refused)
    return Object.fromEntries(
      Object.entries(error.errors).map(([field, label]) => [field, say(label)]),
    )
  if (!(error instanceof ValidationError)) return undefined
  return Object.fromEntries(
    error.data.errors.map(({ path, message }) => [
      path === 'words' || path === 'meaning' ? 'word' : path === 'to' ? 'to' : 'text',
      message,
    ]),
  )
}

/** Runs a search and records the number of its current results. */
async function tried({ req: { payload }, locale, text }: Input): Promise<TriedSearch> {
  const found = await trySearch(payload, locale, text)
  await recordTried(payload, { locale, text, results: found.total })
  return found
}

const attempt = endpoint('try', permissions.products.read, async (input) => ({
  message: '',
  tried: await tried(input),
}))

const pages = endpoint('pages', permissions.products.read, async ({ req, locale, text }) => ({
  message: '',
  pages: await findTargets(req.payload, locale, text),
}))

/** Adds a search text to the synonym group of a word, or to a new group. */
const synonym = endpoint('synonym', permissions.synonyms.create, async (input) => {
  const { req, locale, text, body } = input
  const { payload } = req
  const word = textIn(body, 'word', maxWordsLength)
  if (listedWords(text).length !== 1 || wordsOf(text).length > maxPhraseWords)
    throw new Refused({ text: labels.errors.phrase({ count: maxPhraseWords }) })
  if (listedWords(word).length !== 1 || wordsOf(word).length > maxPhraseWords)
    throw new Refused({ word: labels.errors.oneWord({ count: maxPhraseWords }) })
  if (searchKey(word) === searchKey(text)) throw new Refused({ word: labels.errors.same })
  if ((await trySearch(payload, locale, word)).total === 0)
    throw new Refused({ word: labels.errors.nothing({ word }) })
  const { docs } = await payload.find({
    collection: 'synonyms',
    where: { language: { equals: locale } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const keysOf = (list: string | null | undefined) => listedWords(list ?? '').map(searchKey)
  const own = docs.find(({ words, meaning }) => {
    const meant = keysOf(meaning)
    const named = meant.length === 0 ? keysOf(words) : meant.length === 1 ? meant : []
    return named.includes(searchKey(word)) && words.length + text.length + 2 <= maxWordsLength
  })
  const id = own
    ? keysOf(own.words).includes(searchKey(text))
      ? own.id
      : (
          await payload.update({
            collection: 'synonyms',
            id: own.id,
            data: { words: `${own.words}, ${text}` },
            depth: 0,
            overrideAccess: false,
            req,
          })
        ).id
    : (
        await payload.create({
          collection: 'synonyms',
          data: { language: locale, words: text, meaning: word },
          depth: 0,
          overrideAccess: false,
          req,
        })
      ).id
  return {
    message: textOf(labels.synonymMade({ text, word }), req.i18n?.language),
    document: `${panelBase}/collections/synonyms/${id}`,
    tried: await tried(input),
  }
})

/** Creates a redirect from a search text to a URL. */
const redirect = endpoint('redirect', permissions['search-redirects'].create, async (input) => {
  const { req, locale, text, body } = input
  const to = textIn(body, 'to', 2000)
  const { id, to: target } = await req.payload.create({
    collection: 'search-redirects',
    data: { language: locale, text, to },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return {
    message: textOf(labels.redirectMade({ text, to: target }), req.i18n?.language),
    document: `${panelBase}/collections/search-redirects/${id}`,
    tried: await tried(input),
  }
})

/** Sheet of one cross-reference, with the names of the form's fields as heads. */
const referenceSheet = (fields: readonly string[], cells: readonly string[]): ReadSheet => ({
  name: '',
  isHidden: false,
  rows: [fields, cells].map((texts, at) => ({
    row: at + 1,
    cells: texts.map((text) => ({ kind: 'text', text })),
  })),
})

/** Adds a cross-reference from another maker's number to its replacement. */
const reference = endpoint('reference', permissions['other-makers'].create, async (input) => {
  const { req, body } = input
  const { language } = req.i18n
  const fields = ['maker', 'number', 'ours', 'grade'] as const
  const cells = fields.map((field) => textIn(body, field, referenceLimits.number))
  const sheet = referenceSheet(fields, cells)
  const plan = await planReferences(req, sheet, language)
  if (plan.refused.length > 0)
    throw new Refused(
      Object.fromEntries(
        plan.refused.map(({ head, message }) => [
          fields.find((field) => field === head) ?? 'number',
          labelOfAll(message),
        ]),
      ),
    )
  const [maker = '', number = '', ours = ''] = cells
  const message = textOf(labels.referenceMade({ maker, number, ours }), language)
  await applyReferences(req, sheet, number)
  return {
    message,
    document: `${panelBase}/collections/other-makers`,
    tried: await tried(input),
  }
})

/** Endpoints of the searches page. */
export const searchEndpoints: Endpoint[] = [attempt, pages, synonym, redirect, reference]
