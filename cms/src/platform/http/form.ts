import { ApiError } from '@vitrine/contract/errors'

/** Allowance for the fields and the encoding of a multipart form besides its files, bytes. */
const overheadBytes = 1024 * 1024

export const isMultipart = ({ headers }: Request): boolean =>
  /^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? '')

const isText = (value: FormDataEntryValue): value is string => typeof value === 'string'

/**
 * Reads a multipart form into the object that the contract describes, without buffering more than
 * the limit. Several files of one field become an array; a repeated text is rejected.
 */
export async function readForm(
  request: Request,
  fileMegabytes: number,
): Promise<Record<string, unknown>> {
  const maxBodyBytes = fileMegabytes * 1024 ** 2 + overheadBytes
  const type = request.headers.get('content-type') ?? ''
  if (!isMultipart(request)) throw new ApiError('media-type-unsupported')
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
    const before = Object.hasOwn(fields, name) ? [fields[name]].flat() : []
    // only the files of a field may be repeated
    if (before.some((one) => !(one instanceof File)) || (before.length > 0 && isText(value)))
      throw new ApiError('malformed-request')
    // an empty field is absent; a checked checkbox is sent as `true`
    if (value === '' || (!isText(value) && value.size === 0 && value.name === '')) continue
    Object.defineProperty(fields, name, {
      value: before.length > 0 ? [...before, value] : value === 'true' ? true : value,
      enumerable: true,
      configurable: true,
    })
  }
  return fields
}
