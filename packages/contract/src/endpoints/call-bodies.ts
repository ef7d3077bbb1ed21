import type { BodyBounds, BodyRules } from '@vitrine/http/body-rules'
import { calls } from '../calls.ts'
import type { CallName } from '../calls.ts'
import type { Call } from '../page-calls.ts'
import { partListLimits } from '../part-list.ts'
import { recordLimits } from '../shapes/feed.ts'
import { endpoints } from './index.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Maximum bytes of a character of JSON: every one may be escaped (`\u00e7`). */
const escaped = 6

/** Bytes of the fields and delimiters of a multipart body beside its files. */
const multipartOverhead = megabyte

/** JSON without a row below: the texts of a form at their limits. */
const usual: BodyBounds = { bytes: 64 * kilobyte, values: 1000, depth: 8 }

/** JSON of many codes, each with a quantity. */
const codes = (count: number): BodyBounds => ({
  bytes: count * (partListLimits.code * escaped + 64),
  values: count * 4,
  depth: 8,
})

/** JSON of calls for which `usual` is too small. */
const larger: Partial<Record<CallName, BodyBounds>> = {
  'lines-read': {
    ...usual,
    bytes: (partListLimits.text + partListLimits.address) * escaped + 16 * kilobyte,
  },
  'parts-find': codes(partListLimits.posted),
  'part-numbers-find': codes(recordLimits.posted),
  'contact-send': { ...usual, bytes: 128 * kilobyte },
}

/** Body that is ignored: clients of one-click unsubscribing choose its media type (RFC 8058). */
const ignored: BodyBounds = { bytes: 4 * kilobyte, values: 64, depth: 8 }

/** Multipart form with files: a part for each field and file. */
const multipartOf = (name: CallName): BodyBounds => ({
  bytes: (endpoints[name].files?.megabytes ?? 0) * megabyte + multipartOverhead,
  values: 64,
  depth: 0,
})

/**
 * Media types, sizes and numbers of values of a call's body, for the programs that receive it;
 * undefined: the call takes none. Not in the table of calls, which the browser's bundle includes.
 */
export function bodyOfCall(name: CallName): BodyRules | undefined {
  const { method, body }: Call = calls[name]
  if (method !== 'POST') return undefined
  if (body === 'unread') return { json: ignored, pairs: ignored, multipart: ignored }
  return {
    ...(body === 'multipart' ? {} : { json: larger[name] ?? usual }),
    ...(body === undefined ? {} : { multipart: multipartOf(name) }),
  }
}
