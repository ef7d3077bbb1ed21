import { performance } from 'node:perf_hooks'
import { apiBase, apiVersion, calls } from '@vitrine/contract/calls'
import { panelApiBase } from '@vitrine/contract/panel'
import { routePath } from '../site/shared/routes/table.ts'
import type { Figure } from './figures.ts'
import { percentile } from './figures.ts'

const rounds = 50

/** Time from a save through the panel's API to the first page that shows it. */
export async function measurePublishing(
  siteUrl: string,
  login: { email: string; password: string },
): Promise<Figure[]> {
  const panel = async (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${siteUrl}${panelApiBase}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: siteUrl,
        ...(token === undefined ? {} : { authorization: `JWT ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok)
      throw new Error(
        `${method} ${path} was answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
      )
    return Object(await answer.json())
  }
  const { token } = await panel('POST', '/users/login', login)
  const listed = await fetch(
    `${siteUrl}${apiBase}${apiVersion}${calls['products-list'].path}?perPage=1`,
  ).then((answer) => answer.json())
  const product = Object(listed).data[0]
  const page =
    siteUrl +
    routePath('product', 'br', {
      category: product.category.slug,
      subcategory: product.sub_category.slug,
      product: product.slug,
    })
  const visible: number[] = []
  const afterAnswer: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const title = `${product.title} · ${round}`
    const sent = performance.now()
    const saving = panel(
      'PATCH',
      `/products/${product.id}?locale=br`,
      { title, _status: 'published' },
      String(token),
    ).then(() => performance.now())
    while (!(await fetch(page).then((answer) => answer.text())).includes(title)) {
      if (performance.now() - sent > 15_000)
        throw new Error('a published title did not appear within 15 s')
    }
    const seen = performance.now()
    visible.push(seen - sent)
    afterAnswer.push(Math.max(0, seen - (await saving)))
  }
  await panel(
    'PATCH',
    `/products/${product.id}?locale=br`,
    { title: product.title, _status: 'published' },
    String(token),
  )
  const figure = (what: string, times: number[]): Figure => ({
    what: `${what}, p99 of ${rounds} (p50 ${percentile(times, 0.5).toFixed(0)} ms)`,
    value: `${percentile(times, 0.99).toFixed(0)} ms`,
    budget: 'under 1000 ms',
    withinBudget: percentile(times, 0.99) < 1000,
  })
  return [
    figure('publish → visible, from the save being sent', visible),
    figure('publish → visible, from its acknowledgement', afterAnswer),
  ]
}
