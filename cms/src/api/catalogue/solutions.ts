import type { Endpoints } from '@vitrine/contract/endpoints/index'
import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import type { z } from 'zod'
import {
  applicationCards,
  productsById,
  publicationsById,
  solutionCards,
} from '#src/api/reading/cards.ts'
import { idOf, idsOf, readDetail, readVideo } from '#src/api/reading/detail.ts'
import { readChildren } from '#src/api/reading/entries.ts'
import { readList } from '#src/api/reading/list.ts'
import { readMarks } from '#src/api/reading/marks.ts'
import type { Reading } from '#src/api/reading/reading.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import { readRichText } from '#src/api/reading/rich-text.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Query = z.output<Endpoints['solutions-list']['query']>

/** How many others of the same solution an application shows. */
const relatedLimit = 4

export async function listSolutions(
  reading: Reading,
  { kind, ...query }: Query,
): Promise<Answer<'solutions-list'>> {
  reading.tag('solutions')
  if (kind === 'application') {
    const { found, meta } = await readList(reading, 'applications', query)
    return { kind, data: await applicationCards(reading, found), meta }
  }
  const { found, meta } = await readList(reading, 'solutions', query)
  return { kind, data: await solutionCards(reading, found), meta }
}

export async function readSolution(
  reading: Reading,
  address: string,
): Promise<Answer<'solution-read'>> {
  const { payload, locale } = reading
  const id = await requireByAddress(reading, 'solutions', address)
  const solution = await payload.findByID({
    collection: 'solutions',
    id,
    locale,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!solution) throw new ApiError('not-found')
  const { row, detail } = await readDetail(reading, 'solutions', id, solution.seo)
  const [[card], text, applications] = await Promise.all([
    solutionCards(reading, [row]),
    readRichText(reading, solution.text),
    readChildren(reading, 'applications', id).then((found) => applicationCards(reading, found)),
  ])
  if (!card) throw new ApiError('not-found')
  return { ...card, text, applications, ...detail }
}

export async function readApplication(
  reading: Reading,
  address: string,
  solution: string | undefined,
): Promise<Answer<'application-read'>> {
  const { payload, locale } = reading
  const id = await requireByAddress(reading, 'applications', address, [solution])
  const application = await payload.findByID({
    collection: 'applications',
    id,
    locale,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!application) throw new ApiError('not-found')
  const { row, detail } = await readDetail(reading, 'applications', id, application.seo)
  const siblings = async () => {
    const parent = idOf(application.solution)
    const found = parent === null ? [] : await readChildren(reading, 'applications', parent)
    return applicationCards(
      reading,
      found.filter((other) => other.id !== id).slice(0, relatedLimit),
    )
  }
  const [[card], text, marks, products, publications, related] = await Promise.all([
    applicationCards(reading, [row]),
    readRichText(reading, application.text),
    readMarks(reading, application.marks),
    productsById(reading, idsOf(application.products)),
    publicationsById(reading, idsOf(application.publications)),
    siblings(),
  ])
  if (!card) throw new ApiError('not-found')
  return {
    ...card,
    text,
    marks,
    products,
    publications,
    related,
    video: await readVideo(reading, application.video, row.title),
    ...detail,
  }
}

export const solutionsHandlers = {
  'solutions-list': (reading, { query }) => listSolutions(reading, query),
  'solution-read': (reading, { params }) => readSolution(reading, params.id),
  'application-read': (reading, { params, query }) =>
    readApplication(reading, params.id, query.solution),
} satisfies Handlers
