import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { JsonText } from './json-text.ts'

/** JSON response with `Content-Language`, `nosniff` and framing disabled. */
export function json(
  body: unknown,
  options: { status?: number; locale: Locale; headers?: Record<string, string> },
): Response {
  const text = body instanceof JsonText ? body.text : JSON.stringify(body)
  return new Response(text, {
    status: options.status ?? 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // without it Node would use chunked encoding
      'content-length': String(Buffer.byteLength(text)),
      'content-language': locales[options.locale].tag,
      vary: 'Content-Language, Accept-Language',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...options.headers,
    },
  })
}
