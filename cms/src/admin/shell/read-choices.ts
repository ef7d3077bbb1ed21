import { isStorable } from '@vitrine/contract/storable-text'
import type { PayloadRequest } from 'payload'
import type { Choice, findCalls } from '#src/panel-calls/find.ts'
import type { CallInput } from '#src/platform/panel-calls/handler.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { codeKey, isIndexed, wordKey } from '#src/staff-index/document-keys.ts'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import { describeDocuments, findDocuments } from '#src/staff-index/find-documents.ts'
import type { FoundDocument } from '#src/staff-index/find-documents.ts'
import { findPeople, isOfPeople, readPeople } from '#src/staff-index/find-people.ts'
import { errorsIn } from '#src/staff-index/near-keys.ts'
import { readFirstByTitle } from '#src/staff-index/last-changed.ts'
import { maxFindQuery } from './find-answer.ts'

/** Maximum number of documents that a relation field offers. */
const maxOffered = 40
/** Maximum number of documents that are described. */
const maxGiven = 200

/** Indexed documents of a text: `products:12,media:3`. */
export const documentsIn = (text: string): { collection: IndexedCollection; id: number }[] =>
  text
    .split(',')
    .slice(0, maxGiven)
    .flatMap((each) => {
      const [, collection = '', id] = /^([a-z-]{1,40}):(\d{1,9})$/.exec(each) ?? []
      return isIndexed(collection) ? [{ collection, id: Number(id) }] : []
    })

/**
 * What tells a document from others of its title: the text that was found, unless the title has it too,
 * its family and its parent, or what document it is.
 */
export function detailOf(
  { title, label, family, parent, about = '', kind }: FoundDocument,
  query: string,
): string {
  const words = { code: codeKey(query), words: wordsOf(query) }
  const isInTitle =
    title === null ||
    label === title ||
    (kind !== 'code' && errorsIn(words, { kind: 'title', key: wordKey(title) }) === 0)
  const found = isInTitle ? '' : label
  return [...new Set([found, about, family, parent ?? ''])].filter(Boolean).join(' · ')
}

const choiceOf = (document: FoundDocument, query: string): Choice => ({
  collection: document.collection,
  id: document.id,
  title: document.title ?? (document.label || `#${document.id}`),
  detail: detailOf(document, query),
})

type Query = CallInput<(typeof findCalls)['find.choices']>['query']
type Choices = { choices: Choice[]; isNear: boolean; isMore: boolean }

/** Documents and accounts with these ids. */
async function readGiven(req: PayloadRequest, { ids, locale }: Query): Promise<Choices> {
  const { payload, user } = req
  const documents = await describeDocuments(payload, documentsIn(ids), {
    user,
    locale: locale ?? localeOfPanel(req.i18n.language),
    language: req.i18n.language,
  })
  const people = await readPeople(payload, ids, user)
  return {
    choices: [
      ...documents.map((document) => choiceOf(document, '')),
      ...people.map(({ collection, id, name, detail }) => ({
        collection,
        id,
        title: name,
        detail,
      })),
    ],
    isNear: false,
    isMore: false,
  }
}

/** What a relation field offers for a text, or describes of its values. */
export async function readChoices(req: PayloadRequest, query: Query): Promise<Choices> {
  if (query.ids !== '') return readGiven(req, query)
  const { payload, user } = req
  const slugs = query.in.split(',')
  const collections = slugs.filter(isIndexed)
  const given = query.q.trim()
  const text = isStorable(given) ? given.slice(0, maxFindQuery) : ''
  const locale = query.locale ?? localeOfPanel(req.i18n.language)
  const { language } = req.i18n
  const limit = maxOffered + 1
  const [{ documents, isNear }, people] = await Promise.all([
    text === ''
      ? readFirstByTitle(payload, collections, limit).then(async (first) => ({
          documents: await describeDocuments(payload, first, { user, locale, language }),
          isNear: false,
        }))
      : findDocuments(payload, { text, user, locale, language, limit, collections }),
    findPeople(payload, { text, user, limit, collections: slugs.filter(isOfPeople) }),
  ])
  const choices = [
    ...documents.map((document) => choiceOf(document, text)),
    ...people.map(({ collection, id, name, detail }) => ({ collection, id, title: name, detail })),
  ]
  return {
    choices: choices.slice(0, maxOffered),
    isNear: isNear && people.length === 0,
    isMore: choices.length > maxOffered,
  }
}
