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
import { searchList } from '#src/api/search/search-list.ts'
import { readMarks } from '#src/api/reading/marks.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readShownTexts } from '#src/api/reading/outdated-texts.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import { readRichText } from '#src/api/reading/rich-text.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Query = z.output<Endpoints['solutions-list']['query']>

/** Maximum number of related applications of the same solution. */
const relatedLimit = 4

export async function listSolutions(
  context: CallContext,
  { kind, ...query }: Query,
): Promise<Answer<'solutions-list'>> {
  context.tag('solutions')
  if (kind === 'application') {
    const { found, meta } = await searchList(context, 'applications', query)
    return { kind, data: await applicationCards(context, found), meta }
  }
  const { found, meta } = await searchList(context, 'solutions', query)
  return { kind, data: await solutionCards(context, found), meta }
}

export async function readSolution(
  context: CallContext,
  address: string,
): Promise<Answer<'solution-read'>> {
  const { payload, locale } = context
  const id = await requireByAddress(context, 'solutions', address)
  const solution = await payload.findByID({
    collection: 'solutions',
    id,
    locale,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!solution) throw new ApiError('not-found')
  const { row, detail } = await readDetail(context, 'solutions', id, solution.seo)
  const { shown, outdated_texts } = await readShownTexts(context, 'solutions', id, solution)
  const [[card], text, applications] = await Promise.all([
    solutionCards(context, [row]),
    readRichText(context, shown.text),
    readChildren(context, 'applications', id).then((found) => applicationCards(context, found)),
  ])
  if (!card) throw new ApiError('not-found')
  return { ...card, text, outdated_texts, applications, ...detail }
}

export async function readApplication(
  context: CallContext,
  address: string,
  solution: string | undefined,
): Promise<Answer<'application-read'>> {
  const { payload, locale } = context
  const id = await requireByAddress(context, 'applications', address, [solution])
  const application = await payload.findByID({
    collection: 'applications',
    id,
    locale,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!application) throw new ApiError('not-found')
  const { row, detail } = await readDetail(context, 'applications', id, application.seo)
  const { shown, outdated_texts } = await readShownTexts(context, 'applications', id, application)
  const siblings = async () => {
    const parent = idOf(application.solution)
    const found = parent === null ? [] : await readChildren(context, 'applications', parent)
    return applicationCards(
      context,
      found.filter((other) => other.id !== id).slice(0, relatedLimit),
    )
  }
  const [[card], text, marks, products, publications, related] = await Promise.all([
    applicationCards(context, [row]),
    readRichText(context, shown.text),
    readMarks(context, application.marks),
    productsById(context, idsOf(application.products)),
    publicationsById(context, idsOf(application.publications)),
    siblings(),
  ])
  if (!card) throw new ApiError('not-found')
  return {
    ...card,
    text,
    outdated_texts,
    marks,
    products,
    publications,
    related,
    video: await readVideo(context, application.video, row.title),
    ...detail,
  }
}

export const solutionsHandlers = {
  'solutions-list': (context, { query }) => listSolutions(context, query),
  'solution-read': (context, { params }) => readSolution(context, params.id),
  'application-read': (context, { params, query }) =>
    readApplication(context, params.id, query.solution),
} satisfies Handlers
