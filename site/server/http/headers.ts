/** Two years, as required for the HSTS preload list. */
const hsts = 'max-age=63072000; includeSubDomains'

/** Header lines of every public response, as a flat list for `writeHead`. */
export function publicHeaders({ secure }: { secure: boolean }): string[] {
  return [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'cross-origin-opener-policy',
    'same-origin',
    ...(secure ? ['strict-transport-security', hsts] : []),
  ]
}
