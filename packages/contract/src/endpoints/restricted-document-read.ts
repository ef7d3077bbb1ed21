import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * An addition to spec §7: the present revision of a document, as an attachment (`nosniff`,
 * sandboxed, `no-store`); the
 * download is noted with its revision. Not the member's to see, not published, or unknown: all the
 * same 404. The answer
 * is the file's bytes and no JSON: open it as a link, on the public origin.
 */
export const restrictedDocumentRead = endpoint({
  summary: 'One document, to take away.',
  params: z.strictObject({ document: z.string().max(20) }),
  answer: z.instanceof(Response),
})
