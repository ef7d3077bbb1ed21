import { performance } from 'node:perf_hooks'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { panelApiBase } from '@vitrine/contract/panel'
import { routePath } from '../site/shared/routes/table.ts'
import type { Figure } from './figures.ts'
import { percentile } from './figures.ts'

const rounds = 50

export interface Login {
  email: string
  password: string
}

/** A call of the panel’s API: JSON, or a form. */
export type Panel = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<Record<string, unknown>>

/** Functions that call the panel's API with a session. */
export async function logIn(siteUrl: string, login: Login): Promise<Panel> {
  const session: { token?: string } = {}
  const panel: Panel = async (method, path, body) => {
    const answer = await fetch(`${siteUrl}${panelApiBase}${path}`, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        origin: siteUrl,
        ...(session.token === undefined ? {} : { authorization: `JWT ${session.token}` }),
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    if (!answer.ok)
      throw new Error(
        `${method} ${path} was answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
      )
    return Object(await answer.json())
  }
  const { token } = await panel('POST', '/users/login', login)
  session.token = String(token)
  return panel
}

/**
 * Saves a product's title `rounds` times; times until the new title is visible, ms: `sent` from
 * sending the save, `acknowledged` from its answer. Restores the title.
 */
async function timesOfSaves(
  panel: Panel,
  product: { id: number; title: string },
  titleOf: (round: number) => string,
  isSeen: (title: string) => Promise<boolean>,
): Promise<{ sent: number[]; acknowledged: number[] }> {
  const save = (title: string) =>
    panel('PATCH', `/products/${product.id}?locale=br`, { title, _status: 'published' })
  const times = { sent: [] as number[], acknowledged: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const title = titleOf(round)
    const sent = performance.now()
    const saving = save(title).then(() => performance.now())
    // an unhandled rejection would end the bench before it stops its system
    const refused: { error?: Error } = {}
    saving.catch((error: Error) => (refused.error = error))
    while (!(await isSeen(title))) {
      if (refused.error !== undefined) throw refused.error
      if (performance.now() - sent > 15_000) throw new Error('not seen within 15 s')
    }
    const seen = performance.now()
    times.sent.push(seen - sent)
    times.acknowledged.push(Math.max(0, seen - (await saving)))
  }
  await save(product.title)
  return times
}

const firstProduct = async (siteUrl: string) => {
  const answer = await fetch(
    `${siteUrl}${apiBase}${apiVersion}${calls['products-list'].path}?perPage=1`,
  )
  return Object(await answer.json()).data[0]
}

/**
 * Product with the lowest id, which is from the demonstration. Copies in the grown catalogue cannot
 * be saved in the panel: they have the part numbers of their original.
 */
async function oldestProduct(panel: Panel): Promise<{ id: number; title: string }> {
  const { docs } = await panel('GET', '/products?locale=br&sort=id&limit=1&depth=0')
  const [{ id, title }] = Object(docs)
  return { id, title }
}

const figure = (what: string, times: number[]): Figure => ({
  what: `${what}, p99 of ${rounds} (p50 ${percentile(times, 0.5).toFixed(0)} ms)`,
  value: `${percentile(times, 0.99).toFixed(0)} ms`,
  budget: 'under 1000 ms',
  withinBudget: percentile(times, 0.99) < 1000,
})

/** Time from a save through the panel's API to the first page that shows it. */
export async function measurePublishing(siteUrl: string, login: Login): Promise<Figure[]> {
  const panel = await logIn(siteUrl, login)
  const product = await firstProduct(siteUrl)
  const page =
    siteUrl +
    routePath('product', 'br', {
      category: product.category.slug,
      subcategory: product.sub_category.slug,
      product: product.slug,
    })
  const { sent, acknowledged } = await timesOfSaves(
    panel,
    product,
    (round) => `${product.title} · ${round}`,
    async (title) => (await (await fetch(page)).text()).includes(title),
  )
  return [
    figure('publish → visible, from the save being sent', sent),
    figure('publish → visible, from its acknowledgement', acknowledged),
  ]
}

/** Time from a save to the first search that finds the product by a word of its new title. */
export async function measureFindable(
  siteUrl: string,
  login: Login,
  products: number,
): Promise<Figure[]> {
  const panel = await logIn(siteUrl, login)
  const product = await oldestProduct(panel)
  const word = (round: number) =>
    `zurbarita${String.fromCodePoint(97 + Math.floor(round / 26), 97 + (round % 26))}`
  const { sent, acknowledged } = await timesOfSaves(
    panel,
    product,
    (round) => `${product.title} ${word(round)}`,
    async (title) => {
      // a new text each time, which no cache contains
      const query = new URLSearchParams({
        search: `${title.split(' ').at(-1)} ${Math.floor(performance.now() * 1000)}`,
      })
      const answer = await fetch(
        `${siteUrl}${apiBase}${apiVersion}${calls['products-list'].path}?${query}`,
      )
      return JSON.stringify(Object(await answer.json()).data ?? []).includes(title)
    },
  )
  return [
    figure(`publish → findable among ${products} products, from the save being sent`, sent),
    figure(`publish → findable among ${products} products, from its acknowledgement`, acknowledged),
  ]
}
