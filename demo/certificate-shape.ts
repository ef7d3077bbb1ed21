import type { Text } from './text-shape.ts'

/**
 * A certificate. `from`, `until`: days from the load; `scope`: keys of products, with the part numbers
 * that match, at most `most`; `owner`: e-mail of a member of the staff.
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

/** What the file of a certificate is made of; days in ISO 8601. */
export type CertificateFile = {
  key: string
  language: string
  from: string
  until: string | null
}
