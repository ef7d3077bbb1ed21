import { panelApiBase } from '@vitrine/contract/panel'
import type { LanguageAnswer, LanguageCount } from '#src/publishing/languages/language-answer.ts'
import { inLanguages } from './publication-request.ts'
import type { PublicationKind, PublicationRequest } from './publication-request.ts'

/** Question in which other languages a document is published, unpublished or restored. */
export interface LanguageQuestion {
  kind: PublicationKind
  /** Number of documents of the request. */
  documents: number
  /** Languages with documents that the request can include, and the number of these documents. */
  others: { locale: string; title: string; count: number }[]
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
  /** Locale of the panel, used if the address names none. */
  panelLocale: string
}

/**
 * Address of the request with its own language and the languages ticked in the dialog; undefined if
 * the dialog was cancelled. The dialog opens only if another language has documents to include.
 */
export async function chooseLanguages(
  { publication, address, panelLocale }: PublicationCall,
  send: typeof globalThis.fetch,
  ask: AskLanguages,
): Promise<string | undefined> {
  const query = new URL(address, window.location.href).searchParams
  const own = query.get('publishSpecificLocale') ?? query.get('locale') ?? panelLocale
  const answer = await send(`${panelApiBase}/${publication.base}/languages?${publication.where}`, {
    credentials: 'include',
  }).catch(() => undefined)
  const known = answer?.ok ? ((await answer.json()) as LanguageAnswer) : undefined
  const others = (known?.languages ?? [])
    .filter((language) => language.locale !== own)
    .map((language) => ({ ...language, count: countOf(publication.kind, language) }))
    .filter(({ count }) => count > 0)
  const documents = publication.kind === 'restore' ? 1 : (known?.documents ?? 1)
  const chosen =
    others.length > 0 ? await ask({ kind: publication.kind, documents, others }) : ([] as string[])
  return chosen && inLanguages(address, window.location.href, own, chosen)
}
