import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { pageOfMarkdown } from './markdown-address.ts'

const htmlType = 'text/html'
export const markdownType = 'text/markdown'
/** Markdown with the parameters that it has (RFC 7763): a type with others is not acceptable. */
const markdownTypes = ['', ';charset=utf-8', ';variant=GFM', ';charset=utf-8;variant=GFM'].map(
  (parameters) => markdownType + parameters,
)

/**
 * Format of an answer. `negotiated`: Markdown at the page's own address; `file`: at the address with
 * `.md`, which has no other format.
 */
export type Format = 'html' | 'negotiated' | 'file'

/** True if `Accept` prefers Markdown to HTML; of equal ones, the first is preferred. */
export function prefersMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  // browsers do not name the type, and are not parsed for
  if (headers.accept?.toLowerCase().includes(markdownType) !== true) return false
  const preferred = new Negotiator({ headers }).mediaType([htmlType, ...markdownTypes])
  return preferred !== undefined && preferred !== htmlType
}

/** Target of the page that a request asks for, and its format. */
export function askedFormat(request: IncomingMessage): { target: string; format: Format } {
  const { url = '/' } = request
  const page = pageOfMarkdown(url)
  if (page !== undefined) return { target: page, format: 'file' }
  return { target: url, format: prefersMarkdown(request) ? 'negotiated' : 'html' }
}
