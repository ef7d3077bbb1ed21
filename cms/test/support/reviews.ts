import { expect } from 'vitest'
import { staff } from './api.ts'
import { create, published } from './content.ts'
import type { StaffRole } from './staff.ts'

export interface ReviewedText {
  path: string
  passages: { target: string }[]
  sourceSeen: string[]
  targetSeen: string[]
}

export interface ReviewedDocument {
  texts: ReviewedText[]
  review: {
    state: 'review' | 'returned' | null
    isChangedSince: boolean
    isFinished: boolean
    expected: string
    mayHandIn: boolean
    mayDecide: boolean
    handedInBy: { name: string } | null
    changes: Record<string, { before: (string | null)[]; removed: string[] }>
  }
  comments: {
    id: number
    text: string
    author: string | null
    isResolved: boolean
    shown: { kind: string; path?: string; at?: number }
  }[]
}

interface Answer {
  document: ReviewedDocument
  message?: string
}

/** Account of a role, or a request without a session. */
type Role = StaffRole | 'nobody'

const accountOf = (role: Role): StaffRole | undefined => (role === 'nobody' ? undefined : role)

const keyOf = (id: number, locale: string): string => `products-${id}-${locale}`

/** Product with a translation on the desk, as a role sees it. */
export async function onDesk(
  id: number,
  locale = 'en',
  role: Role = 'editor',
): Promise<ReviewedDocument> {
  const path = `/translations/document?item=${keyOf(id, locale)}`
  const { status, body } = await staff<Answer>(accountOf(role), 'GET', path)
  expect(status).toBe(200)
  return body.document
}

/** State of a review; `changed`: handed in, and changed since. */
export async function stateOf(id: number, locale = 'en'): Promise<string | null> {
  const { state, isChangedSince } = (await onDesk(id, locale)).review
  return isChangedSince ? 'changed' : state
}

/** Saves a translation as a draft of the translator, who translates into English. */
export const translate = (id: number, data: object, role: Role = 'translator') =>
  staff(accountOf(role), 'PATCH', `/products/${id}?locale=en&draft=true&depth=0`, {
    ...data,
    _status: 'draft',
  })

const reviewed = (role: Role, body: object) =>
  staff<{ review: ReviewedDocument['review']; message?: string }>(
    accountOf(role),
    'POST',
    '/translations/review',
    body,
  )

/** Hands a language in, as it was seen, by default as it is. */
export const handIn = async (
  id: number,
  {
    role = 'translator',
    locale = 'en',
    expected,
  }: { role?: Role; locale?: string; expected?: string } = {},
) =>
  reviewed(role, {
    action: 'hand-in',
    item: keyOf(id, locale),
    expected: expected ?? (await onDesk(id, locale)).review.expected,
  })

/** Sends a language back, as it was seen, by default as it is. */
export const sendBack = async (
  id: number,
  {
    role = 'editor',
    message = 'Assim não',
    expected,
  }: { role?: Role; message?: string; expected?: string } = {},
) =>
  reviewed(role, {
    action: 'send-back',
    item: keyOf(id, 'en'),
    message,
    expected: expected ?? (await onDesk(id)).review.expected,
  })

/** Publishes a language on the desk, as it was seen, by default as it is. */
export const publishSeen = async (
  id: number,
  { role = 'editor', expected }: { role?: Role; expected?: string } = {},
) =>
  staff<Answer & { paths?: string[] }>(accountOf(role), 'POST', '/translations/document', {
    item: keyOf(id, 'en'),
    publish: true,
    texts: [],
    expected: expected ?? (await onDesk(id)).review.expected,
  })

/** Comments on a passage of a text. */
export const comment = async (
  id: number,
  text: string,
  {
    role = 'editor',
    path = 'description',
    at = 0,
  }: { role?: Role; path?: string; at?: number | null } = {},
) =>
  staff<{ comments: ReviewedDocument['comments']; message?: string }>(
    accountOf(role),
    'POST',
    '/translations/comments',
    {
      action: 'add',
      item: keyOf(id, 'en'),
      path,
      at,
      sourceSeen: (await onDesk(id)).texts.find((each) => each.path === path)?.sourceSeen ?? [],
      text,
    },
  )

/** Product, public in the default language, with a finished English draft of the translator. */
export async function translated(
  title: string,
  subcategory: number,
  more: object = {},
): Promise<number> {
  const id = await create(
    'products',
    published(title, { subcategory, description: 'Resumo', ...more }),
  )
  const saved = await translate(id, { title: `${title} EN`, description: 'Summary' })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return id
}

/** The same, handed in. */
export async function inReview(title: string, subcategory: number): Promise<number> {
  const id = await translated(title, subcategory)
  expect((await handIn(id)).status).toBe(200)
  return id
}
