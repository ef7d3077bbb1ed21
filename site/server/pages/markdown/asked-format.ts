import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { pageOfMarkdown } from './markdown-address.ts'

const htmlType = 'text/html'
export const markdownType = 'text/markdown'

/**
 * Format of an answer. `negotiated`: Markdown at the page's own address; `file`: at the address with
 * `.md`, which has no other format.
 */
export type Format = 'html' | 'negotiated' | 'file'

/** True if `Accept` prefers Markdown to HTML; of equal ones, the first is preferred. */
export function prefersMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  // browsers do not name the type, and are not parsed for
  if (headers.accept?.toLowerCase().includes(markdownType) !== true) return false
  return new Negotiator({ headers }).mediaType([htmlType, markdownType]) === markdownType
}

/** Target of the page that a request asks for, and its format. */
export function askedFormat(request: IncomingMessage): { target: string; format: Format } {
  const { url = '/' } = request
  const page = pageOfMarkdown(url)
  if (page !== undefined) return { target: page, format: 'file' }
  return { target: url, format: prefersMarkdown(request) ? 'negotiated' : 'html' }
}
