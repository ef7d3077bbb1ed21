import { expect, it } from 'vitest'
import { acceptedDoubtsHeader } from '@vitrine/contract/panel'
import type { AskedDoubts } from '#src/content/limits/doubt-shapes.ts'
import { publicationWith } from './answer-publication.ts'
import type { Answers } from './doubt-answers.ts'

const doubt = (key: string, digest: string) =>
  ({ key, digest }) as unknown as AskedDoubts['doubts'][number]

const asked: AskedDoubts = {
  doubts: [doubt('TB-1 0/length', 'a'), doubt('TB-1 1/length', 'b')],
  more: { count: 3, digest: 'c' },
}
const answers: Answers = new Map([
  ['TB-1 0/length', { key: 'TB-1 0/length' }],
  ['TB-1 1/length', { key: 'TB-1 1/length', value: 94.2 }],
])

it('sends accepted values by their digests, and others in the place of refused ones', async () => {
  const body = new FormData()
  const row = (length: number) => ({ id: length, part_number: 'TB-1', values: { length, bore: 9 } })
  body.set('_payload', JSON.stringify({ title: 'T', variants: [row(1), row(2)] }))
  const sent = publicationWith(
    { method: 'PATCH', headers: { [acceptedDoubtsHeader]: 'former' }, body },
    asked,
    answers,
  )
  expect(new Headers(sent.headers).get(acceptedDoubtsHeader)).toBe('former,a,c')
  const { title, variants } = JSON.parse(String((sent.body as FormData).get('_payload')))
  expect(title).toBe('T')
  expect(variants).toEqual([row(1), { ...row(2), values: { length: 94.2, bore: 9 } }])
})

it('leaves a request without a form as it is', () => {
  const sent = publicationWith({ method: 'POST', body: '{}' }, asked, answers)
  expect(sent.body).toBe('{}')
})
