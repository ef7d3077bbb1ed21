/**
 * What keeps a private file from being shown, sniffed, run or kept: set wherever its bytes leave.
 */
export const fileHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const

/** An attachment under the file's own name. */
export const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name)}`

/** The same for the staff's own way to a file, which Payload serves. */
export function guardFile(headers: Headers): Headers {
  for (const [name, value] of Object.entries(fileHeaders)) headers.set(name, value)
  headers.set('content-disposition', 'attachment')
  return headers
}
