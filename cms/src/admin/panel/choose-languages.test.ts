import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguages, confirmCreation, lacksIn } from './choose-languages.ts'
import type { AskLanguages, LanguageQuestion } from './choose-languages.ts'

const missing = [
  { name: 'Resumo · ES', locale: 'es', purposes: ['site'] },
  { name: 'NCM', locale: null, purposes: ['export'] },
  { name: 'Texto · EN', locale: 'en', purposes: ['site', 'export'] },
]

let posted: Record<string, unknown>[] = []

/**
 * Fake `fetch` of a server that returns the facts a document lacks (`lacking`) and no other
 * languages. `isUp`: false lets the check fail.
 */
const server =
  (lacking: unknown = { missing }, isUp = true): typeof fetch =>
  async (address, init) => {
    if (typeof init?.body === 'string') {
      posted.push(JSON.parse(init.body) as Record<string, unknown>)
      return isUp ? Response.json(lacking) : new Response(null, { status: 500 })
    }
    expect(String(address)).toContain('/languages?')
    return Response.json({ documents: 1, languages: [] })
  }

const asks = (chosen: string[] | undefined): ReturnType<typeof vi.fn<AskLanguages>> =>
  vi.fn<AskLanguages>().mockResolvedValue(chosen)

const publish = (locale: string, ask: AskLanguages, send = server(), base = 'products') =>
  chooseLanguages(
    {
      publication: { kind: 'publish', base, where: 'where%5Bid%5D%5Bequals%5D=7' },
      address: `/admin/api/${base}/7?locale=${locale}`,
      panelLocale: 'br',
      data: { title: 'Novo' },
    },
    send,
    ask,
  )

beforeEach(() => {
  posted = []
  vi.stubGlobal('window', { location: { href: 'http://localhost/admin' } })
})
afterEach(() => vi.unstubAllGlobals())

describe('a publication', () => {
  it('that lacks something for the site in its language is asked about', async () => {
    const ask = asks([])
    expect(await publish('es', ask)).toContain('locale=es')
    const [question] = ask.mock.calls[0] ?? []
    expect(question).toMatchObject({ own: 'es', others: [] } satisfies Partial<LanguageQuestion>)
    expect(lacksIn(question?.lacks ?? [], ['es']).map(({ name }) => name)).toEqual(['Resumo · ES'])
    expect(posted).toEqual([
      { collection: 'products', id: 7, locale: 'es', data: { title: 'Novo' } },
    ])
  })

  it('is cancelled by the answer', async () => {
    expect(await publish('es', asks(undefined))).toBeUndefined()
  })

  it('that lacks something in other languages alone is not asked about', async () => {
    const ask = asks([])
    expect(await publish('br', ask)).toContain('locale=br')
    expect(ask).not.toHaveBeenCalled()
  })

  it('of a collection without rules, or without an answer, is not asked about', async () => {
    const ask = asks([])
    await publish('es', ask, server(), 'popups')
    expect(posted).toEqual([])
    await publish('es', ask, server({}, false))
    expect(ask).not.toHaveBeenCalled()
  })
})

it.each([
  [[], true],
  [undefined, false],
] as const)('a new document that lacks something is asked about: %j', async (chosen, goesOn) => {
  const ask = asks(chosen === undefined ? undefined : [...chosen])
  const call = { collection: 'products', data: {}, panelLocale: 'en' }
  expect(await confirmCreation(call, server(), ask)).toBe(goesOn)
  expect(ask).toHaveBeenCalledOnce()
})
