import type { Block, Text } from './text-shape.ts'

/** `open`: true if visitors may choose the profile when they register. */
export type MemberProfile<T = Text> = { key: string; title: T; open: boolean }
export type RestrictedSection<T = Text> = {
  key: string
  title: T
  summary: T
  text: Block<T>[]
  profiles: string[]
}
/**
 * One file per locale and revision, below `files/restricted/`; empty `profiles`: those of the
 * section.
 */
export type RestrictedDocument<T = Text> = {
  key: string
  section: string
  profiles: string[]
  kind: 'manual' | 'certificate' | 'other'
  number: string
  title: T
  summary: T
  revisions: { revision: string; date: string; blocks: Block<T>[] }[]
}
export type RestrictedMember<T = Text> = {
  state: 'pending-email' | 'pending-approval' | 'approved' | 'refused' | 'blocked'
  email: string
  name: string
  company: string
  country: string
  tax_id: string
  phone: string
  profile: string
  admin: boolean
  locale: keyof T & string
  reason?: string
}
