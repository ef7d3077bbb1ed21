import { defaultLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { PayloadRequest } from 'payload'
import type { ShownDoubt } from '#src/content/limits/doubt-shapes.ts'
import {
  codesNotAccepted,
  digestsOf,
  findPublicationDoubts,
  idOf,
} from '#src/content/variants/ask-on-publish.ts'
import { readDraft } from '#src/publishing/languages/store.ts'
import type { ReleasedDraft } from './release-content.ts'
import type { ReleaseTrial } from './release-shapes.ts'

type Reader = Pick<PayloadRequest, 'payload' | 'i18n' | 'transactionID'>

interface DoubtfulDraft {
  draft: ReleasedDraft
  doubts: ShownDoubt[]
}

/** Products among drafts, with the doubtful numbers that their publication makes public. */
async function findInDrafts(
  req: Reader,
  drafts: readonly ReleasedDraft[],
): Promise<DoubtfulDraft[]> {
  const found: DoubtfulDraft[] = []
  for (const draft of drafts) {
    const { collection, id, locales } = draft
    if (collection !== 'products') continue
    const content = await readDraft(req, { collection, id })
    if (!content) continue
    const doubts = await findPublicationDoubts(req, {
      id,
      subcategory: idOf(content['subcategory']),
      variants: content['variants'],
      locale: locales[0] ?? defaultLocale,
    })
    found.push({ draft, doubts })
  }
  return found
}

/** Doubtful numbers that the drafts of a release would make public. */
export const readReleaseDoubts = async (
  req: Reader,
  drafts: readonly ReleasedDraft[],
): Promise<ReleaseTrial['doubts']> =>
  (await findInDrafts(req, drafts)).flatMap(({ draft: { collection, id }, doubts }) => {
    const href = `${panelBase}/collections/${collection}/${id}`
    return doubts.map(({ key, code, head, message }) => ({ key, href, code, head, message }))
  })

/** Digests of the doubtful numbers that are accepted as a release is ordered for later. */
export const digestsOfRelease = async (
  req: Reader,
  drafts: readonly ReleasedDraft[],
): Promise<string[]> => (await findInDrafts(req, drafts)).flatMap(({ doubts }) => digestsOf(doubts))

/** Part numbers whose doubtful values came into the drafts after a release was ordered. */
export const codesSinceOrder = async (
  req: Reader,
  drafts: readonly ReleasedDraft[],
  accepted: readonly string[],
): Promise<string[]> =>
  (await findInDrafts(req, drafts)).flatMap(({ doubts }) => codesNotAccepted(doubts, accepted))
