import { ApiError } from '@vitrine/contract/errors'

/**
 * Maximum size of a multipart form, bytes: the file limit (5 MB), the fields and the encoding
 * overhead.
 */
const maxBodyBytes = 6 * 1024 * 1024

/**
 * Reads a multipart form into the object that the contract describes, without buffering more than
 * the limit.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ApiError('media-type-unsupported')
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    throw new ApiError('body-too-large')
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > maxBodyBytes) throw new ApiError('body-too-large')
    parts.push(part)
  }
  const form = await new Response(Buffer.concat(parts), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new ApiError('malformed-request')
    })
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    // a repeated field is rejected, which also covers `__proto__`
    if (Object.hasOwn(fields, name)) throw new ApiError('malformed-request')
    // an empty field is absent; a checked box is sent as `true`
    if (value === '' || (typeof value !== 'string' && value.size === 0 && value.name === ''))
      continue
    Object.defineProperty(fields, name, {
      value: value === 'true' ? true : value,
      enumerable: true,
    })
  }
  return fields
}
