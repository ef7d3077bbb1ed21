import { setTimeout as pause } from 'node:timers/promises'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { panelApiBase } from '@vitrine/contract/panel'
import { routePath } from '../site/shared/routes/table.ts'

/** A request: time of sending (ms, of `performance.now`), duration, status or 0. */
export interface SoakVisit {
  kind: 'pages' | 'searches' | 'calls of a member' | 'saves'
  at: number
  ms: number
  status: number
}

export interface LoadOptions {
  siteUrl: string
  editor: { email: string; password: string }
  member: { email: string; password: string }
}

/** Pauses between the requests of a reader, a search, a member and an editor, ms. */
const pauses = { reader: 100, search: 300, member: 1000, editor: 2000 } as const
const readers = 4
const timeoutMs = 30_000

const endpoint = (siteUrl: string, name: 'products-list' | 'session-create' | 'session-read') =>
  siteUrl + apiBase + apiVersion + calls[name].path

interface Card {
  id: number
  title: string
  slug: string
  category: { slug: string }
  sub_category: { slug: string }
}

/** Visitors and staff of a site, at a bounded rate, until stopped. */
export class SoakLoad {
  readonly #visits: SoakVisit[] = []
  readonly #stopped = new AbortController()
  #loops: Promise<void>[] = []

  static async start({ siteUrl, editor, member }: LoadOptions): Promise<SoakLoad> {
    const load = new SoakLoad()
    const products = await productsOf(siteUrl)
    const entered = await logIn(siteUrl, `${siteUrl}${panelApiBase}/users/login`, editor)
    const { token } = Object(await entered.json())
    const session = await logIn(siteUrl, endpoint(siteUrl, 'session-create'), member)
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const pages = localeCodes.flatMap((locale) => [
      routePath('home', locale),
      routePath('products', locale),
      ...products.map(({ slug, category, sub_category }) =>
        routePath('product', locale, {
          category: category.slug,
          subcategory: sub_category.slug,
          product: slug,
        }),
      ),
    ])
    const words = [...new Set(products.flatMap(({ title }) => title.split(/\s+/)))]
    const one = <T>(values: readonly T[], turn: number) => values[turn % values.length]
    load.#loops = [
      ...Array.from({ length: readers }, (_, reader) =>
        load.#repeat('pages', pauses.reader, (turn) =>
          load.#ask(siteUrl + (one(pages, turn * readers + reader) ?? '/')),
        ),
      ),
      load.#repeat('searches', pauses.search, (turn) => {
        const locale = one(localeCodes, turn) ?? 'br'
        const text = `${one(words, turn)} ${one(words, turn * 7 + 3)} ${turn % 500}`
        return load.#ask(
          `${endpoint(siteUrl, 'products-list')}?search=${encodeURIComponent(text)}`,
          { headers: { 'content-language': locales[locale].tag } },
        )
      }),
      load.#repeat('calls of a member', pauses.member, () =>
        load.#ask(endpoint(siteUrl, 'session-read'), {
          headers: { cookie },
        }),
      ),
      load.#repeat('saves', pauses.editor, (turn) => {
        const { id, title } = one(products, turn) ?? { id: 0, title: '' }
        return load.#ask(`${siteUrl}${panelApiBase}/products/${id}?locale=br&depth=0`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
          body: JSON.stringify({ title, _status: 'published' }),
        })
      }),
    ]
    return load
  }

  /** Stops the load; resolves with all requests. */
  async stop(): Promise<SoakVisit[]> {
    this.#stopped.abort()
    await Promise.all(this.#loops)
    return this.#visits
  }

  async #repeat(
    kind: SoakVisit['kind'],
    pauseMs: number,
    ask: (turn: number) => Promise<number>,
  ): Promise<void> {
    const { signal } = this.#stopped
    for (let turn = 0; !signal.aborted; turn += 1) {
      const at = performance.now()
      const status = await ask(turn)
      this.#visits.push({ kind, at, ms: performance.now() - at, status })
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Status of an answer that was read to its end; 0 without one. */
  async #ask(url: string, options: RequestInit = {}): Promise<number> {
    try {
      const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs) })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return 0
    }
  }
}

async function productsOf(siteUrl: string): Promise<Card[]> {
  const answer = await fetch(`${endpoint(siteUrl, 'products-list')}?perPage=48`)
  return Object(await answer.json()).data
}

async function logIn(
  origin: string,
  url: string,
  body: { email: string; password: string },
): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`)
  return answer
}
