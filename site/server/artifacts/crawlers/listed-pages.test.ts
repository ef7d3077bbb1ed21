import { expect, test } from 'vitest'
import { contentScreens } from '@vitrine/configuration/content-screens'
import { localeCodes } from '@vitrine/configuration/locales'
import { routePath } from '#shared/routes/table.ts'
import { LazilyEncoded } from '#server/caching/encodings.ts'
import { listPages } from './listed-pages.ts'
import { UpstreamAnswer } from '#server/api-gateway/upstream.ts'

const page = { status: 200, headers: new Map(), tags: [], html: async () => '' }

test('lists a screen only in launched locales in which it has something to show', async () => {
  const listed = await listPages({
    upstream: {
      fetchInternal: async () => new UpstreamAnswer(200, '{"data":[]}'),
    },
    pages: { publicPage: async () => page },
    isRedirected: () => false,
    apiCache: {
      read: async ({ locale }) => ({
        status: 200,
        body: new LazilyEncoded(Buffer.from('')),
        json: () => ({
          others: {
            languages: locale === 'br' ? ['br', 'en'] : [locale],
            screens: contentScreens.filter((screen) => screen !== 'news' || locale === 'en'),
          },
        }),
        tags: [],
        stale: false,
      }),
    },
  })
  const paths = listed.flatMap(({ paths: own }) => Object.values(own))
  expect(localeCodes.filter((locale) => paths.includes(routePath('news', locale)))).toEqual(['en'])
  // the Spanish locale is not launched
  const launched = localeCodes.filter((locale) => paths.includes(routePath('products', locale)))
  expect(launched).toEqual(['br', 'en'])
})
