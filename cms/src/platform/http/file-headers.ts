/** Headers of private files: not cached, not sniffed, no scripts. */
export const fileHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const

/** `Content-Disposition` of an attachment with the given file name. */
export const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name)}`

/** Response with a file for download. */
export const fileResponse = (
  bytes: BodyInit,
  { name, type }: { name: string; type: string },
): Response =>
  new Response(bytes, {
    headers: { ...fileHeaders, 'content-type': type, 'content-disposition': attachment(name) },
  })
