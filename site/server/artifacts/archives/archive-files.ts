import type { MediaCache } from '#server/api-gateway/media-cache.ts'
import { requestIdHeaders } from '#server/http/request-id.ts'

/** Maximum size of a file that is read through the file cache, bytes; larger files are streamed. */
const maxCachedBytes = 2 * 1024 * 1024

/** File of the cms that goes into an archive. */
export interface WantedFile {
  /** Public path, below `/media/`. */
  url: string
  bytes: number
}

export type OpenFile = (
  file: WantedFile,
  signal: AbortSignal,
) => Promise<AsyncIterable<Uint8Array> | undefined>

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Opens files of the cms; `undefined` if a file is missing or the cms fails. */
export const fileOpener =
  (media: Pick<MediaCache, 'bytes'>, cmsOrigin: string): OpenFile =>
  async ({ url, bytes }, signal) => {
    if (!url.startsWith('/media/') || url.includes('..')) return undefined
    if (bytes <= maxCachedBytes) {
      const content = await media.bytes(url)
      return content && only(content)
    }
    const answer = await fetch(cmsOrigin + url, {
      headers: requestIdHeaders(),
      redirect: 'manual',
      signal,
    }).catch(() => undefined)
    if (answer?.status !== 200 || !answer.body) {
      await answer?.body?.cancel()
      return undefined
    }
    return answer.body
  }
