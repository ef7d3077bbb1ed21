import type { Answer } from '@vitrine/contract/client'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Endpoints } from '@vitrine/contract/endpoints/index'
import { ApiError } from '@vitrine/contract/errors'
import type { z } from 'zod'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { pageCards } from '#src/api/reading/cards.ts'
import { readDetail } from '#src/api/reading/detail.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import { searchList } from '#src/api/search/search-list.ts'
import { readBlocks } from './read-blocks.ts'

async function listPages(
  context: CallContext,
  query: z.output<Endpoints['pages-list']['query']>,
): Promise<Answer<'pages-list'>> {
  context.tag('pages')
  const { found, meta } = await searchList(context, 'pages', query)
  return { data: await pageCards(context, found), meta }
}

async function readPage(context: CallContext, address: string): Promise<Answer<'page-read'>> {
  const id = await requireByAddress(context, 'pages', address)
  const stored = (locale: Locale) =>
    context.payload.findByID({
      collection: 'pages',
      id,
      locale,
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
    })
  const page = await stored(context.locale)
  if (!page) throw new ApiError('not-found')
  const { row, detail } = await readDetail(context, 'pages', id, page.seo)
  const [[card], blocks] = await Promise.all([
    pageCards(context, [row]),
    readBlocks(context, page.blocks, async () => (await stored(defaultLocale))?.blocks ?? []),
  ])
  if (!card) throw new ApiError('not-found')
  return { ...card, blocks, ...detail }
}

export const pagesHandlers = {
  'pages-list': (context, { query }) => listPages(context, query),
  'page-read': (context, { params }) => readPage(context, params.id),
} satisfies Handlers
