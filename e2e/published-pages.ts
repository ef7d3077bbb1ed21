import { expect } from '@playwright/test'
import type { Locale } from '@vitrine/configuration/locales'
import { writeQuery } from '../site/shared/routes/query-names.ts'
import { routePath } from '../site/shared/routes/table.ts'
import type { RouteParams } from '../site/shared/routes/table.ts'
import { origin } from './system-under-test.ts'

/** Response of a page. */
export interface Answer {
  status: number
  /** Redirect target. */
  location: string | undefined
  html: string
}

export function productPath(locale: Locale, params: RouteParams<'product'>): string {
  return routePath('product', locale, params)
}

/** Path of the product list searched for a part number. */
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

/** Expected answer of a page. */
export interface Expected {
  path: string
  what: string
  seen: (answer: Answer) => boolean
}

export const isNotFound = ({ status }: Answer): boolean => status === 404

/** True if the heading of a page contains the text. */
export const hasHeading =
  (title: string) =>
  ({ status, html }: Answer): boolean =>
    status === 200 && html.includes(`>${title}</h1>`)

/** True if the table of a page has a cell with this text. */
export const hasCell =
  (text: string) =>
  ({ html }: Answer): boolean =>
    html.includes(`>${text}</td>`)

/**
 * True if a list links to this path, or to the page of one of its part numbers, optionally with
 * this link text.
 */
export const linksTo =
  (path: string, name = '') =>
  ({ status, html }: Answer): boolean =>
    status === 200 && new RegExp(`href="${path}([/#][^"]*)?"[^>]*>${name}`).test(html)

export const hasNoLinkTo =
  (path: string) =>
  (answer: Answer): boolean =>
    answer.status === 200 && !linksTo(path)(answer)

export const redirectsTo =
  (path: string) =>
  ({ status, location }: Answer): boolean =>
    status === 301 && location === path

/** Polling interval, ms. */
const retryMs = 40

export interface Delay {
  what: string
  /** Time until the change was visible, ms. */
  ms: number
  /** Time at which the first request with the expected answer was sent, ms. */
  asked: number
}

/** Polls all pages until each is as expected; returns the delays after `since`, ms. */
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
