import { acceptedDoubtsHeader } from '@vitrine/contract/panel'
import type { AskedDoubts } from '#src/content/limits/doubt-shapes.ts'
import type { DoubtedValue } from '#src/content/limits/doubted-value.ts'
import { valueRows } from '#src/content/variants/value-rows.ts'
import { isDoubtAccepted } from './accepted-doubts.ts'
import { noAnswers } from './doubt-answers.ts'
import type { Answers } from './doubt-answers.ts'

/** Part numbers with other values; `values` by the key of a doubt: the row, a slash, the attribute. */
export function variantsWith(
  variants: readonly unknown[],
  values: ReadonlyMap<string, DoubtedValue>,
): unknown[] {
  return valueRows(variants).map(({ place, values: own }, at) => {
    const cells = Object.entries(own).map(([key, value]) => [
      key,
      values.get(`${place}/${key}`) ?? value,
    ])
    return { ...Object(variants[at]), values: Object.fromEntries(cells) }
  })
}

/** Doubts that nobody has accepted beside their cells; undefined: none. */
export function stillOpen({ doubts, more }: AskedDoubts): AskedDoubts | undefined {
  const open = doubts.filter(({ digest }) => !isDoubtAccepted(digest))
  return open.length > 0 || more ? { doubts: open, more } : undefined
}

/** Digests of the accepted values, after those that the request has already. */
export function acceptedBy({ doubts, more }: AskedDoubts, answers: Answers): string[] {
  const accepted = doubts.filter(({ key }) => answers.get(key)?.value === undefined)
  return [...accepted.map(({ digest }) => digest), ...(more ? [more.digest] : [])]
}

/** Publication that was asked about, with the accepted and the replaced values. */
export function publicationWith(
  init: RequestInit | undefined,
  asked: AskedDoubts,
  answers: Answers = noAnswers,
): RequestInit {
  const headers = new Headers(init?.headers)
  const former = headers.get(acceptedDoubtsHeader)?.split(',') ?? []
  headers.set(acceptedDoubtsHeader, [...former, ...acceptedBy(asked, answers)].join(','))
  const values = new Map(
    [...answers.values()].flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]])),
  )
  const sent = init?.body
  if (values.size === 0 || !(sent instanceof FormData)) return { ...init, headers }
  const data = JSON.parse(String(sent.get('_payload'))) as Record<string, unknown>
  const body = new FormData()
  for (const [name, value] of sent) body.append(name, value)
  const variants = variantsWith(data['variants'] as unknown[], values)
  body.set('_payload', JSON.stringify({ ...data, variants }))
  return { ...init, headers, body }
}
