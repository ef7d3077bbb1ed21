import { panelApiBase } from '@vitrine/contract/panel'
import type { LanguageAnswer, LanguageCount } from '#src/publishing/languages/language-answer.ts'
import { inLanguages } from './publication-request.ts'
import type { PublicationKind, PublicationRequest } from './publication-request.ts'
import type { readLacks as ReadLacks } from './read-lacks.ts'

/**
 * Data of the dialog that asks in which further languages documents are published, unpublished or
 * restored.
 */
export interface LanguageQuestion {
  kind: PublicationKind
  /** Number of documents of the request. */
  documents: number
  /** Languages with documents that the request can include, and the number of these documents. */
  others: { locale: string; title: string; count: number }[]
  /** Language of the request. */
  own: string
  /**
   * Facts that the site requires and the document lacks; `locale`: language of a localized text.
   */
  lacks: { name: string; locale: string | null }[]
  /** URL of the version to restore, without its query. */
  version?: string | undefined
  /** Path below the API of the one document or global of the request. */
  document?: string | undefined
}

/** Asks for the languages to include; undefined cancels the request. */
export type AskLanguages = (question: LanguageQuestion) => Promise<string[] | undefined>

/**
 * Number of documents in a language that a publication, removal or restored version would include.
 */
const countOf = (kind: PublicationKind, language: LanguageCount): number =>
  kind === 'publish' ? language.unpublished : kind === 'unpublish' ? language.public : 1

/** Request of the panel that publishes, unpublishes or restores documents. */
interface PublicationCall {
  publication: PublicationRequest
  address: string
  /** Content locale of the panel, used if the URL of the request has none. */
  panelLocale: string
  /** Values that the form sends. */
  data: Record<string, unknown>
}

/**
 * Facts that the site requires and a document lacks. The module is loaded at the first publication;
 * if it fails to load, the result is empty.
 */
const readLacks = (...given: Parameters<typeof ReadLacks>): Promise<LanguageQuestion['lacks']> =>
  import('./read-lacks.ts').then(
    (loaded) => loaded.readLacks(...given),
    () => [],
  )

/** Missing facts that concern a publication in the given languages. */
export const lacksIn = (
  lacks: LanguageQuestion['lacks'],
  locales: readonly string[],
): LanguageQuestion['lacks'] =>
  lacks.filter(({ locale }) => locale === null || locales.includes(locale))

/**
 * Asks before a new document is published that lacks facts in the panel's locale; resolves to false
 * if the dialog was cancelled.
 */
export async function confirmCreation(
  {
    collection,
    data,
    panelLocale,
  }: Pick<PublicationCall, 'data' | 'panelLocale'> & {
    collection: string
  },
  send: typeof globalThis.fetch,
  ask: AskLanguages,
): Promise<boolean> {
  const own = panelLocale
  const lacks = await readLacks({ collection, id: '', locale: own, data }, send)
  if (lacksIn(lacks, [own]).length === 0) return true
  return (await ask({ kind: 'publish', documents: 1, others: [], own, lacks })) !== undefined
}

/**
 * URL of the request with its own language and the languages ticked in the dialog; undefined if the
 * dialog was cancelled. The dialog opens only if other languages can be included, facts are missing
 * or a version is restored.
 */
export async function chooseLanguages(
  { publication, address, panelLocale, data }: PublicationCall,
  send: typeof globalThis.fetch,
  ask: AskLanguages,
): Promise<string | undefined> {
  const query = new URL(address, window.location.href).searchParams
  const own = query.get('publishSpecificLocale') ?? query.get('locale') ?? panelLocale
  const id = new URLSearchParams(publication.where).get('where[id][equals]')
  const [answer, lacks] = await Promise.all([
    send(`${panelApiBase}/${publication.base}/languages?${publication.where}`, {
      credentials: 'include',
    }).catch(() => undefined),
    publication.kind === 'publish' && id !== null
      ? readLacks({ collection: publication.base, id, locale: own, data }, send)
      : [],
  ])
  const known = answer?.ok ? ((await answer.json()) as LanguageAnswer) : undefined
  const others = (known?.languages ?? [])
    .filter((language) => language.locale !== own)
    .map((language) => ({ ...language, count: countOf(publication.kind, language) }))
    .filter(({ count }) => count > 0)
  const documents = publication.kind === 'restore' ? 1 : (known?.documents ?? 1)
  const isGlobal = publication.base.startsWith('globals/')
  const document = isGlobal
    ? publication.base
    : id === null
      ? undefined
      : `${publication.base}/${id}`
  const version = publication.kind === 'restore' ? address.split('?', 1)[0] : undefined
  const chosen =
    others.length > 0 || version !== undefined || lacksIn(lacks, [own]).length > 0
      ? await ask({ kind: publication.kind, documents, others, own, lacks, version, document })
      : ([] as string[])
  return chosen && inLanguages(address, window.location.href, own, chosen)
}
