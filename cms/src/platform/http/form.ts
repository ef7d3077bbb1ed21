import type { BodyBounds } from '@vitrine/http/body-rules'
import { ApiError } from '@vitrine/contract/errors'
import { readBody } from './body.ts'

export const isMultipart = ({ headers }: Request): boolean =>
  /^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? '')

const isText = (value: FormDataEntryValue): value is string => typeof value === 'string'

/**
 * Reads a multipart form into the object that the contract describes, without buffering more than
 * its limit. Several files of one field become an array; a repeated text is rejected.
 */
export async function readForm(
  request: Request,
  bounds: BodyBounds,
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBody(request, { multipart: bounds })
  const form = await new Response(bytes, { headers: { 'content-type': type } })
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
