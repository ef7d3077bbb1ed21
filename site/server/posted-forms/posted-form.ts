import type { Readable } from 'node:stream'
import { allForms } from '#shared/forms/all.ts'
import { formField } from '#shared/forms/describe-form.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'
import type { RouteName } from '#shared/routes/table.ts'

/**
 * Maximum body size, bytes: of a form without files, and the multipart overhead of a form with
 * files (same as in the cms). Bodies are held in memory whole.
 */
const maxBytes = { words: 64 * 1024, overhead: 1024 * 1024 }

/**
 * Maximum bytes of an oversized body that are read and discarded: browsers read no response before
 * they have sent the body.
 */
const maxDrainedBytes = 48 * 1024 * 1024

/**
 * Memory limit of all bodies being received, bytes; a slow client occupies only what it has sent.
 */
const maxHeldBytes = 96 * 1024 * 1024
let heldBytes = 0

/** A parsed form post. */
export interface PostedForm {
  form: FormDescription
  data: FormData
  /** True if the body exceeded the limit and was truncated. */
  truncated: boolean
  /** Error that prevents parsing. */
  refused?: 'malformed-request' | 'body-too-large' | 'unavailable' | undefined
}

export const formsOf = (screen: RouteName): readonly FormDescription[] =>
  allForms.filter(({ screens }) => screens.includes(screen))

/** True if the form has a file field. */
export const hasFile = ({ fields }: FormDescription): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'file')

/** Maximum body size of a form, bytes. */
const limitOf = ({ fields }: FormDescription): number => {
  const files = Object.values(fields).reduce((sum, { maxMegabytes = 0 }) => sum + maxMegabytes, 0)
  return files === 0 ? maxBytes.words : files * 1024 ** 2 + maxBytes.overhead
}

/** Parses a form post, url-encoded or multipart. */
export async function readPostedForm(
  screen: RouteName,
  type: string,
  body: Readable,
): Promise<PostedForm> {
  const forms = formsOf(screen)
  const [first] = forms
  if (!first) throw new Error(`no form is posted to ${screen}`)
  const limit = Math.max(...forms.map(limitOf))
  const end = forms.some(hasFile) ? maxDrainedBytes : limit
  const refuse = (refused: PostedForm['refused']): PostedForm => ({
    form: first,
    data: new FormData(),
    truncated: true,
    refused,
  })
  // an aborted request counts as malformed
  const collected = await collect(body, limit, end).catch(() => undefined)
  if (!collected) return refuse('malformed-request')
  const { bytes, size } = collected
  if (size === 'too much') return refuse('unavailable')
  const truncated = size > limit
  const data = await parse(truncated ? closeMultipart(bytes, type) : bytes, type)
  // a post without a form name is the first form of its screen (the short form on another page)
  const name = data?.getAll(formField).at(-1)
  const form = forms.find((candidate) => name === undefined || candidate.name === name)
  // a truncated body still contains the typed fields; it is refused only if it was not read to its
  // end
  const refused = size > end ? 'body-too-large' : undefined
  return data && form ? { form, data, truncated, refused } : refuse(refused ?? 'malformed-request')
}

async function collect(
  body: Readable,
  limit: number,
  end: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; size: number | 'too much' }> {
  const parts: Buffer[] = []
  let size = 0
  let own = 0
  const stream: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false })
  try {
    for await (const part of stream) {
      const bytes = part.subarray(0, Math.max(0, limit - size))
      if (bytes.length > 0) parts.push(bytes)
      own += bytes.length
      heldBytes += bytes.length
      if (heldBytes > maxHeldBytes) return { bytes: new Uint8Array(), size: 'too much' }
      size += part.length
      if (size > end) break
    }
    return { bytes: new Uint8Array(Buffer.concat(parts)), size }
  } finally {
    heldBytes -= own
  }
}

/** Appends the closing boundary to a truncated multipart body. */
function closeMultipart(bytes: Uint8Array, type: string): Uint8Array<ArrayBuffer> {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1] ?? ''
  return new Uint8Array(Buffer.concat([bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]))
}

async function parse(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return undefined
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
}
