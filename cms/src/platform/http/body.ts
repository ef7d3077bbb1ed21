import { ApiError } from '@vitrine/contract/errors'

/** Maximum size of a JSON body, bytes. */
const maxBodyBytes = 1024 * 1024

/**
 * Reads a JSON body; rejects other media types, invalid JSON and bodies over the limit, without
 * buffering more than the limit.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new ApiError('media-type-unsupported')
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    throw new ApiError('body-too-large')
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > maxBodyBytes) throw new ApiError('body-too-large')
    parts.push(part)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)))
  } catch {
    throw new ApiError('malformed-request')
  }
}
