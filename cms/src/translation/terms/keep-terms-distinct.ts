import { isLocale, locales } from '@vitrine/configuration/locales'
import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { runShared } from '#src/publishing/changes/last-step.ts'
import { termsTexts } from '#texts/terms.js'
import { preferredKey, storedWordsOf } from './stored-words.ts'
import type { StoredWords } from './stored-words.ts'

const { errors: labels } = labelsOf(termsTexts)

/** Makes changes of the glossary wait for each other until their transactions end. */
export const lockGlossary = (req: PayloadRequest): Promise<void> =>
  runShared(
    req.payload,
    {
      name: 'glossary',
      statement: sql`select pg_advisory_xact_lock(hashtextextended('glossary', 0))`,
      kind: 'locks',
    },
    req,
  )

/** Approved concepts with one of the terms, each with the language of the term. */
async function conceptsWith(
  req: PayloadRequest,
  words: StoredWords,
  without: number,
): Promise<{ id: number; title: string; locale: string }[]> {
  const own = Object.entries(words)
    .filter(([, { preferred }]) => preferred !== '')
    .map(([locale, { preferred }]) => ({ locale, word: preferredKey(preferred) }))
  if (own.length === 0) return []
  return rows<{ id: number; title: string; locale: string }>(
    req.payload,
    sql`
    select t.id, t.title, g.locale from terms t
    join jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as g(locale text, word text)
      on lower(t.words -> g.locale ->> 'preferred') = g.word
    where t.state = 'approved' and t.id <> ${without} order by t.id`,
    req,
  )
}

/**
 * Refuses an approved concept with the term of another approved one in the same language, and a
 * proposal whose terms one concept already has.
 */
export const keepTermsDistinct: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const document = { ...originalDoc, ...data } as { id?: number; words?: unknown; state?: string }
  await lockGlossary(req)
  const words = storedWordsOf(document.words)
  const others = await conceptsWith(req, words, document.id ?? 0)
  const say = (each: (typeof others)[number]): string =>
    textOf(
      labels.repeated({
        word: words[each.locale]?.preferred ?? '',
        language: isLocale(each.locale) ? locales[each.locale].title : each.locale,
        title: each.title,
      }),
      req.i18n.language,
    )
  const languages = Object.values(words).filter(({ preferred }) => preferred !== '').length
  const isKnown = [...Map.groupBy(others, ({ id }) => id).values()].some(
    (each) => each.length === languages,
  )
  if (others.length === 0 || (document.state !== 'approved' && !isKnown)) return data
  throw new ValidationError(
    {
      collection: 'terms',
      errors: others.map((each) => ({ path: 'words', message: say(each) })),
      req,
    },
    req.t,
  )
}
