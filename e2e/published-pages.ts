import { expect } from '@playwright/test'
import type { Locale } from '@vitrine/contract/locales'
import { writeQuery } from '../site/shared/routes/query-names.ts'
import { routePath } from '../site/shared/routes/table.ts'
import type { RouteParams } from '../site/shared/routes/table.ts'
import { origin } from './system-under-test.ts'

/** A page as a visitor's browser is answered. */
export interface Answer {
  status: number
  /** The path that it sends the visitor to, if it does. */
  location: string | undefined
  html: string
}

export function productPath(locale: Locale, params: RouteParams<'product'>): string {
  return routePath('product', locale, params)
}

/** The list of all products, searched for a part number. */
export function listPath(locale: Locale, search: string): string {
  return routePath('products', locale) + writeQuery({ search }, locale)
}

export async function visit(path: string): Promise<Answer> {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  const location = answer.headers.get('location')
  return {
    status: answer.status,
    location: location === null ? undefined : new URL(location, origin).pathname,
    html: await answer.text(),
  }
}

/** What a visitor is to find at an address. */
export interface Expected {
  path: string
  what: string
  seen: (answer: Answer) => boolean
}

export const isNotFound = ({ status }: Answer): boolean => status === 404

/** Whether a page's heading says this. */
export const says =
  (title: string) =>
  ({ status, html }: Answer): boolean =>
    status === 200 && html.includes(`>${title}</h1>`)

/** Whether a page's table has a cell with this text. */
export const hasCell =
  (text: string) =>
  ({ html }: Answer): boolean =>
    html.includes(`>${text}</td>`)

/** Whether a list leads to this address, perhaps to a row of its table, under this name. */
export const leadsTo =
  (path: string, name = '') =>
  ({ status, html }: Answer): boolean =>
    status === 200 && new RegExp(`href="${path}(#[^"]*)?"[^>]*>${name}`).test(html)

export const leadsNowhere =
  (path: string) =>
  (answer: Answer): boolean =>
    answer.status === 200 && !leadsTo(path)(answer)

export const movedTo =
  (path: string) =>
  ({ status, location }: Answer): boolean =>
    status === 301 && location === path

/** How often a waiting visitor asks again, ms. */
const retryMs = 40

export interface Delay {
  what: string
  /** When it was there to be read. */
  ms: number
  /** When the question was sent that was answered so: until then visitors were told the old. */
  asked: number
}

/**
 * Asks for every address at once, again and again, until each is as expected; when each was, in ms
 * after `since`.
 */
export function delaysSince(since: number, expected: readonly Expected[]): Promise<Delay[]> {
  return Promise.all(
    expected.map(async ({ path, what, seen }) => {
      const delay: Delay = { what, ms: Number.NaN, asked: Number.NaN }
      await expect
        .poll(
          async () => {
            delay.asked = performance.now() - since
            const answer = await visit(path)
            delay.ms = performance.now() - since
            return seen(answer)
          },
          { message: `${what}: ${path}`, intervals: [retryMs] },
        )
        .toBe(true)
      return delay
    }),
  )
}
