import { addressPath, withQuery } from '@vitrine/contract/address-path'
import type { redirectsAnswer } from '@vitrine/contract/internal'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'

/** All redirects of the staff; the site keeps them in memory. */
export async function listRedirects(payload: Payload): Promise<z.infer<typeof redirectsAnswer>> {
  return {
    data: await rows(
      payload,
      sql`select "from", "to", coalesce(permanent, true) as permanent from redirects where deleted_at is null order by id`,
    ),
  }
}

/**
 * Creates a function that replaces a URL by the target of its redirect, with the URL's query, and
 * returns other URLs unchanged. One look-up is enough: chains of redirects are resolved when they
 * are saved.
 */
export async function readRedirectTargets(payload: Payload): Promise<(url: string) => string> {
  const { data } = await listRedirects(payload)
  const targets = new Map(data.map(({ from, to }) => [addressPath(from), to]))
  return (url) => {
    const target = targets.get(addressPath(url))
    return target === undefined ? url : withQuery(target, /\?([^#]*)/.exec(url)?.[1] ?? '')
  }
}
