import { defaultLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { PayloadRequest } from 'payload'
import { findPublicationDoubts, idOf } from '#src/content/variants/ask-on-publish.ts'
import { readDraft } from '#src/publishing/languages/store.ts'
import type { ReleasedDraft } from './release-content.ts'
import type { ReleaseTrial } from './release-shapes.ts'

/** Doubtful numbers that the drafts of a release would make public. */
export async function readReleaseDoubts(
  req: PayloadRequest,
  drafts: readonly ReleasedDraft[],
): Promise<ReleaseTrial['doubts']> {
  const found: ReleaseTrial['doubts'] = []
  for (const { collection, id, locales } of drafts) {
    if (collection !== 'products') continue
    const draft = await readDraft(req, { collection, id })
    if (!draft) continue
    const doubts = await findPublicationDoubts(req, {
      id,
      subcategory: idOf(draft['subcategory']),
      variants: draft['variants'],
      locale: locales[0] ?? defaultLocale,
    })
    const href = `${panelBase}/collections/${collection}/${id}`
    found.push(
      ...doubts.map(({ key, code, head, message }) => ({ key, href, code, head, message })),
    )
  }
  return found
}
