import type { BodyRules } from '@vitrine/http/body-rules'
import { panelFileLimit } from './panel.ts'

const megabyte = 1024 * 1024

/** Maximum size of an upload of the panel with its form, bytes. */
export const uploadLimit = panelFileLimit + megabyte

/** JSON of the panel: a document with a thousand part numbers, or 50,000 edits of a grid. */
const json = { bytes: 20 * megabyte, values: 1_000_000, depth: 200 }

/**
 * Bodies of the panel and its API. `text`: JSON of a server function (Next); `pairs`: a long query
 * as the body of a POST.
 */
export const panelBodies = {
  json,
  text: json,
  pairs: { bytes: megabyte / 16, values: 5000, depth: 0 },
  multipart: { bytes: uploadLimit, values: 10_000, depth: 0 },
} as const satisfies BodyRules
