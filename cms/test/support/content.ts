import { expect } from 'vitest'
import { staff } from './api.ts'

export interface Saved {
  doc: { id: number }
}

/** Payload's error body; `inUse` lists the references to a document. */
export interface PayloadErrorBody {
  errors: {
    message: string
    data?: {
      inUse?: {
        title: string
        places: { kind: string; title: string; field: string; address: string }[]
        more: boolean
      }
    }
  }[]
}

/** Creates a document as an administrator; returns its id. */
export async function create(collection: string, data: object, query = ''): Promise<number> {
  const answer = await staff<Saved>(
    'administrator',
    'POST',
    `/${collection}?locale=br&depth=0${query}`,
    data,
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc.id
}

export const published = (title: string, more: object = {}) => ({
  title,
  _status: 'published',
  ...more,
})
