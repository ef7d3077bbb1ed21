import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { bodyTypeOf, boundsOf, contentProblem } from '@vitrine/http/body-rules'
import type { BodyRules } from '@vitrine/http/body-rules'
import { heldBodies } from '#server/http/held-bodies.ts'
import { allForms } from '#shared/forms/all.ts'
import { formField } from '#shared/forms/describe-form.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'
import type { RouteName } from '#shared/routes/table.ts'

/**
 * Maximum body size, bytes: least limit of a form without files, and the multipart overhead of a
 * form with files (same as in the cms). Bodies are held in memory whole.
 */
const maxBytes = { words: 64 * 1024, overhead: 1024 * 1024 }

/** Maximum bytes of a character of a url-encoded form (`%E2%82%AC`). */
const encoded = 9

/** Maximum number of pairs or parts: fields, ticked choices and files. */
const maxValues = 1000

/**
 * Maximum bytes of an oversized body that are read and discarded: browsers read no response before
 * they have sent the body.
 */
const maxDrainedBytes = 48 * 1024 * 1024

/** A parsed form post. */
export interface PostedForm {
  form: FormDescription
  data: FormData
  /** True if the body exceeded the limit and was truncated. */
  truncated: boolean
  /** True if nothing of the body was read, since its length is above the limit. */
  unread?: true
  /** Error that prevents parsing. */
  refused?: 'malformed-request' | 'body-too-large' | 'busy' | undefined
}

export const formsOf = (screen: RouteName): readonly FormDescription[] =>
  allForms.filter(({ screens }) => screens.includes(screen))

/** True if the form has a file field. */
export const hasFile = ({ fields }: FormDescription): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'file')

/** Maximum size of a form without its files, bytes. */
const wordsLimitOf = ({ fields }: FormDescription): number =>
  Math.max(
    maxBytes.words,
    Object.values(fields).reduce((sum, { maxLength = 0 }) => sum + maxLength * encoded, 0),
  )

/** Maximum size of a form that is kept, bytes. */
const limitOf = (form: FormDescription): number => {
  const megabytes = Object.values(form.fields).reduce(
    (sum, field) => sum + (field.maxMegabytes ?? 0),
    0,
  )
  return megabytes === 0 ? wordsLimitOf(form) : megabytes * 1024 ** 2 + maxBytes.overhead
}

/**
 * Bodies of the forms of a screen. A multipart form with files is read further than it is kept,
 * since browsers read no response before they have sent it.
 */
export function bodiesOf(screen: RouteName): BodyRules {
  const forms = formsOf(screen)
  const words = { bytes: Math.max(...forms.map(wordsLimitOf)), values: maxValues, depth: 0 }
  return {
    pairs: words,
    multipart: forms.some(hasFile) ? { ...words, bytes: maxDrainedBytes } : words,
  }
}

/** Form with the posted name; without one the first. */
const formNamed = (forms: readonly FormDescription[], name: FormDataEntryValue | undefined) =>
  forms.find((candidate) => name === undefined || candidate.name === name)

/** Bytes of a body that are kept, and after which it is refused. */
function bytesOf(screen: RouteName, type: string): { limit: number; end: number } {
  const rules = bodiesOf(screen)
  const limit =
    bodyTypeOf(type) === 'multipart'
      ? Math.max(...formsOf(screen).map(limitOf))
      : (rules.pairs?.bytes ?? 0)
  return { limit, end: boundsOf(type, rules)?.bytes ?? 0 }
}

/**
 * Reads and parses a form post, url-encoded or multipart.
 *
 * @param network - Network of the client, to which the memory of the body is charged.
 */
export async function readPostedForm(
  screen: RouteName,
  request: IncomingMessage,
  network: string,
): Promise<PostedForm> {
  const forms = formsOf(screen)
  const [first] = forms
  if (!first) throw new Error(`no form is posted to ${screen}`)
  const type = request.headers['content-type'] ?? ''
  const isMultipart = bodyTypeOf(type) === 'multipart'
  const { limit, end } = bytesOf(screen, type)
  const refuse = (refused: PostedForm['refused']): PostedForm => ({
    form: first,
    data: new FormData(),
    truncated: true,
    refused,
  })
  const keepsFields = isMultipart && forms.some(hasFile)
  if (Number(request.headers['content-length'] ?? 0) > end && !keepsFields)
    return { ...refuse('body-too-large'), unread: true }
  // an aborted request counts as malformed
  const collected = await collect(request, { limit, end, network }).catch(() => undefined)
  if (!collected) return refuse('malformed-request')
  const { bytes, size } = collected
  if (size === 'too much') return refuse('busy')
  // a parser makes an object of each pair and part
  if (contentProblem(bytes, type, { values: maxValues, depth: 0 })) return refuse('body-too-large')
  const truncated = size > limit
  const data = await parse(truncated ? closeMultipart(bytes, type) : bytes, type)
  // a post without a form name is the first form of its screen (the short form on another page)
  const name = data?.getAll(formField).at(-1)
  const form = formNamed(forms, name)
  // a truncated body still contains the typed fields; it is refused only if it was not read to its
  // end
  const refused = size > end ? 'body-too-large' : undefined
  return data && form ? { form, data, truncated, refused } : refuse(refused ?? 'malformed-request')
}

async function collect(
  body: Readable,
  { limit, end, network }: { limit: number; end: number; network: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; size: number | 'too much' }> {
  const parts: Buffer[] = []
  let size = 0
  let own = 0
  const stream: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false })
  try {
    for await (const part of stream) {
      const bytes = part.subarray(0, Math.max(0, limit - size))
      if (bytes.length > 0) parts.push(bytes)
      if (!heldBodies.take(network, bytes.length))
        return { bytes: new Uint8Array(), size: 'too much' }
      own += bytes.length
      size += part.length
      if (size > end) break
    }
    return { bytes: new Uint8Array(Buffer.concat(parts)), size }
  } finally {
    heldBodies.release(network, own)
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
