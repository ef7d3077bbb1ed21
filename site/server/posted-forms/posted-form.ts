import type { Readable } from 'node:stream'
import { allForms } from '#shared/forms/all.ts'
import { formField } from '#shared/forms/describe-form.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'
import type { RouteName } from '#shared/routes/table.ts'

/**
 * The largest form, bytes: words; or a CV of 5 MB and what the encoding adds (as in the cms). Each
 * is heldBytes whole in memory.
 */
const maxBytes = { words: 64 * 1024, file: 6 * 1024 * 1024 }

/**
 * How much of a form that is too large is read and thrown away, bytes: a browser hears no answer
 * before it has sent all.
 */
const maxDrainedBytes = 48 * 1024 * 1024

/**
 * How much of all forms on their way is heldBytes at once, bytes: whoever sends slowly takes little of
 * it.
 */
const maxHeldBytes = 96 * 1024 * 1024
let heldBytes = 0

/** What a page was sent. */
export interface Posted {
  form: FormDescription
  given: FormData
  /** It was too large, and its end is missing. */
  truncated: boolean
  /** It cannot be read. */
  refused?: 'malformed-request' | 'body-too-large' | 'unavailable' | undefined
}

export const formsOf = (screen: RouteName): readonly FormDescription[] =>
  allForms.filter(({ screens }) => screens.includes(screen))

/** Whether a form carries a file. */
export const hasFile = ({ fields }: FormDescription): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'file')

/** Reads what was posted to a screen, url-encoded or multipart. */
export async function readPostedForm(
  screen: RouteName,
  type: string,
  body: Readable,
): Promise<Posted> {
  const forms = formsOf(screen)
  const [first] = forms
  if (!first) throw new Error(`no form is posted to ${screen}`)
  const limit = forms.some(hasFile) ? maxBytes.file : maxBytes.words
  const end = forms.some(hasFile) ? maxDrainedBytes : limit
  const refuse = (refused: Posted['refused']): Posted => ({
    form: first,
    given: new FormData(),
    truncated: true,
    refused,
  })
  // who goes away in the middle has sent nothing
  const collected = await collect(body, limit, end).catch(() => undefined)
  if (!collected) return refuse('malformed-request')
  const { kept, size } = collected
  if (size === 'too much') return refuse('unavailable')
  if (size > end) return refuse('body-too-large')
  const truncated = size > limit
  const given = await parse(truncated ? closeMultipart(kept, type) : kept, type)
  // a page's short form of another screen's says nothing of itself: it is that screen's first
  const name = given?.getAll(formField).at(-1)
  const form = forms.find((one) => name === undefined || one.name === name)
  return given && form ? { form, given, truncated } : refuse('malformed-request')
}

async function collect(
  body: Readable,
  limit: number,
  end: number,
): Promise<{ kept: Uint8Array<ArrayBuffer>; size: number | 'too much' }> {
  const parts: Buffer[] = []
  let size = 0
  let own = 0
  const stream: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false })
  try {
    for await (const part of stream) {
      const kept = part.subarray(0, Math.max(0, limit - size))
      if (kept.length > 0) parts.push(kept)
      own += kept.length
      heldBytes += kept.length
      if (heldBytes > maxHeldBytes) return { kept: new Uint8Array(), size: 'too much' }
      size += part.length
      if (size > end) break
    }
    return { kept: new Uint8Array(Buffer.concat(parts)), size }
  } finally {
    heldBytes -= own
  }
}

/** A multipart body that was truncated in its file, with the end that it lacks. */
function closeMultipart(kept: Uint8Array, type: string): Uint8Array<ArrayBuffer> {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1] ?? ''
  return new Uint8Array(Buffer.concat([kept, Buffer.from(`\r\n--${boundary}--\r\n`)]))
}

async function parse(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return undefined
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
}
