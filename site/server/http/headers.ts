/** Two years, as browsers' preload lists ask. */
const hsts = 'max-age=63072000; includeSubDomains'

/** Header lines that every public answer bears, flat as `writeHead` takes them. */
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
