import type { Text } from './text-shape.ts'

/**
 * A certificate. `from`, `until`: days relative to the load; `scope`: keys of products, with the
 * matching part numbers, at most `most`; `owner`: e-mail of a member of the staff.
 */
export type Certificate<T = Text> = {
  key: string
  number: string
  standard: string
  title: T
  kind: 'management' | 'product' | 'test' | 'approval' | 'other'
  body: string
  plants: T
  from: number
  until?: number
  scope: readonly { product: string; partNumbers?: RegExp; most?: number }[]
  owner: string
}

/** Data of a certificate's file; days in ISO 8601. */
export type CertificateFile = {
  key: string
  language: string
  from: string
  until: string | null
}
