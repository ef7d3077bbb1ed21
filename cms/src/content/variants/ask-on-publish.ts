import { createHash } from 'node:crypto'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { APIError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { acceptedDoubtsHeader, allAccepted } from '@vitrine/contract/panel'
import type { AskedDoubts, ShownDoubt } from '#src/content/limits/doubt-shapes.ts'
import { isDoubtable, namesOfChoices } from '#src/content/limits/doubted-value.ts'
import { DoubtFinder } from '#src/content/limits/doubts.ts'
import type { DoubtedValue } from '#src/content/limits/doubted-value.ts'
import { readSpans } from '#src/content/limits/read-spans.ts'
import type { ValueRow } from '#src/content/limits/row-order.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { foundDoubtsTexts } from '#texts/found-doubts.js'
import { readDeclaration } from './read-declaration.ts'
import { valueRows } from './value-rows.ts'

const labels = labelsOf(foundDoubtsTexts)

/** Request in whose transaction values are read, with the language of the sentences. */
type DoubtReader = Pick<PayloadRequest, 'payload' | 'i18n' | 'transactionID'>

/** Content of a product that a request publishes. */
interface Publication {
  /** Undefined for a product that was never saved. */
  id: number | undefined
  subcategory: number
  variants: unknown
  locale: Locale
}

/** Maximum doubts that an answer lists: their digests are sent back in a header of at most 4 KB. */
const maxShown = 200
const digestLength = 16

/** Doubts of a sentence. */
const maxNamed = 3

/** Part numbers of a product as visitors read them; none if it is not public. */
async function readOnSite(req: DoubtReader, id: number | undefined): Promise<ValueRow[]> {
  if (id === undefined) return []
  const [found] = await rows<{ variants: unknown }>(
    req.payload,
    sql`select variants from products where id = ${id} and _status = 'published'`,
    req,
  )
  return valueRows(found?.variants)
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Numbers of rows that visitors do not read yet. */
const writtenIn = (after: readonly ValueRow[], onSite: ReadonlyMap<string, ValueRow>) =>
  after.flatMap((row) =>
    Object.entries(row.values).flatMap(([key, value]) => {
      const before = onSite.get(row.place)?.values[key]
      return isDoubtable(value) && !isSame(value, before) ? [{ row, key, before }] : []
    }),
  )

/** Doubtful ones of the numbers of a product that become public. */
export async function findPublicationDoubts(
  req: DoubtReader,
  { id, subcategory, variants, locale }: Publication,
): Promise<ShownDoubt[]> {
  const after = valueRows(variants)
  const before = await readOnSite(req, id)
  const onSite = new Map(before.map((row) => [row.place, row]))
  const written = writtenIn(after, onSite)
  if (written.length === 0) return []
  const keys = [...new Set(written.map(({ key }) => key))]
  const columns = await readDeclaration(req.payload, { subcategory, locale, transaction: req })
  // a product that is not public holds what is asked about
  const except = before.length === 0 ? id : undefined
  const spans = await readSpans(req, [subcategory], keys, except)
  const { language } = req.i18n
  const family = { columns, before, after, spans: spans.get(subcategory) ?? new Map() }
  const finder = new DoubtFinder(family, language)
  return written.flatMap(({ row, key, before: former }): ShownDoubt[] => {
    const column = columns.find((one) => one.key === key)
    const doubt = column && finder.find({ place: row.place, key, before: former, onSite: former })
    if (!doubt) return []
    return [
      {
        key: `${row.place}/${key}`,
        document: `products ${id ?? 0}`,
        row: row.place,
        isNew: !onSite.has(row.place),
        sheet: '',
        line: 0,
        code: row.code,
        head: column.label,
        unit: column.unit,
        before: isDoubtable(former) ? former : null,
        after: row.values[key] as DoubtedValue,
        names: namesOfChoices([former, row.values[key], doubt.proposal], column),
        ...doubt,
      },
    ]
  })
}

const digestOf = (doubts: readonly ShownDoubt[]): string =>
  createHash('sha256')
    .update(JSON.stringify(doubts.map(({ document, key, after }) => [document, key, after])))
    .digest('base64url')
    .slice(0, digestLength)

/** Doubts of which nobody has accepted the digest; undefined: none. */
function notAccepted(
  doubts: readonly ShownDoubt[],
  digests: readonly string[],
): AskedDoubts | undefined {
  const accepted = new Set(digests)
  const listed = doubts
    .slice(0, maxShown)
    .map((doubt) => ({ ...doubt, digest: digestOf([doubt]) }))
    .filter(({ digest }) => !accepted.has(digest))
  const rest = doubts.slice(maxShown)
  const more = { count: rest.length, digest: digestOf(rest) }
  const isMore = more.count > 0 && !accepted.has(more.digest)
  return listed.length > 0 || isMore ? { doubts: listed, more: isMore ? more : null } : undefined
}

/** Sentence that names the first doubts. */
function sentenceOf(doubts: readonly ShownDoubt[], language: string): string {
  const named = doubts
    .slice(0, maxNamed)
    .map(({ code, head, message }) => `${code}, ${head}: ${message}`)
  const more = doubts.length - named.length
  return textOf(labels.asked({ count: doubts.length, names: named.join(' '), more }), language)
}

/** Doubtful numbers of a product as it is typed, with the digests by which a publication takes them. */
export const findTypedDoubts = async (
  req: PayloadRequest,
  publication: Publication,
): Promise<AskedDoubts> =>
  notAccepted(await findPublicationDoubts(req, publication), []) ?? { doubts: [], more: null }

/** Digests by which all of the doubts are accepted. */
export const digestsOf = (doubts: readonly ShownDoubt[]): string[] => {
  const { doubts: listed = [], more = null } = notAccepted(doubts, []) ?? {}
  return [...listed.map(({ digest }) => digest), ...(more ? [more.digest] : [])]
}

/** Part numbers with doubts of which nobody has accepted the digest. */
export const codesNotAccepted = (
  doubts: readonly ShownDoubt[],
  accepted: readonly string[],
): string[] => [...new Set((notAccepted(doubts, accepted)?.doubts ?? []).map(({ code }) => code))]

/** Digests that a request accepts (`acceptedDoubtsHeader`). */
const acceptedBy = ({ headers }: PayloadRequest): string[] =>
  headers.get(acceptedDoubtsHeader)?.split(',') ?? []

/**
 * Throws 409 with the doubtful numbers of a publication of which nobody has accepted the digest.
 * Returns the digests of those that were accepted.
 */
export async function askDoubts(
  req: PayloadRequest,
  publication: Publication,
  accepted: readonly string[] = acceptedBy(req),
): Promise<string[]> {
  const doubts = await findPublicationDoubts(req, publication)
  const asked = accepted.includes(allAccepted) ? undefined : notAccepted(doubts, accepted)
  if (asked) throw new APIError(sentenceOf(doubts, req.i18n.language), 409, { asked }, true)
  return digestsOf(doubts)
}

/** Doubts that a refused publication was asked about; undefined for another error. */
export const askedIn = (error: unknown): AskedDoubts | undefined =>
  error instanceof APIError ? Object(error.data).asked : undefined

/** Id of a relation, which a form sends as such and a document may hold. */
export const idOf = (value: unknown): number => Number(Object(value).id ?? value)

const acceptedKey = 'acceptedDoubts'

/** Context of a publication by a job: what somebody has accepted; the rest is asked about. */
export const acceptedContext = (digests: unknown): Record<string, unknown> => ({
  [acceptedKey]: Array.isArray(digests) ? digests.map(String) : [],
})

/**
 * Asks before doubtful numbers of a product become public: of requests from outside, and of
 * schedules. What a plan or an undo writes was asked about when it was made.
 */
export const askDoubtsOnPublish: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const promised = req.context[acceptedKey] as string[] | undefined
  const accepted = promised ?? (req.payloadAPI === 'REST' ? acceptedBy(req) : undefined)
  if (!accepted || (data['_status'] ?? originalDoc?._status) !== 'published') return data
  const publication = {
    id: originalDoc?.id,
    subcategory: idOf(data['subcategory'] ?? originalDoc?.subcategory),
    variants: data['variants'] ?? originalDoc?.variants,
    locale: (req.locale ?? defaultLocale) as Locale,
  }
  await askDoubts(req, publication, accepted)
  return data
}
