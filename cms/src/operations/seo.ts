import type { Answer } from '@vitrine/contract/client'
import { tidyPath } from '#src/redirects/clean.ts'
import type { Reading } from './reading.ts'

/** Title and description that the staff wrote for a path, and where they sent it. */
export async function readSeo({ payload, tag }: Reading, url: string): Promise<Answer<'seo-read'>> {
  tag('seo', 'redirect')
  let path = url.split(/[?#]/)[0] ?? '/'
  try {
    path = decodeURI(path)
  } catch {
    // what is no address of ours has no row either
  }
  path = tidyPath(path.normalize('NFC'))
  const [texts, redirects] = await Promise.all([
    payload.find({ collection: 'seo-texts', where: { path: { equals: path } }, depth: 0, limit: 1, pagination: false, overrideAccess: false }),
    payload.find({ collection: 'redirects', where: { from: { equals: path } }, depth: 0, limit: 1, pagination: false, overrideAccess: false }),
  ])
  const [text] = texts.docs
  const [redirect] = redirects.docs
  return {
    title: text?.title ?? null, description: text?.description ?? null,
    redirect: redirect ? { to: redirect.to, permanent: redirect.permanent ?? true } : null,
  }
}
