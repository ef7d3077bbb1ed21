import { addressPath, withQuery } from '@vitrine/contract/address-path'
import type { redirectsAnswer } from '@vitrine/contract/internal'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'

/** Every redirect of the staff's, for the site, which keeps them in memory. */
export async function listRedirects(payload: Payload): Promise<z.infer<typeof redirectsAnswer>> {
  return {
    data: await rows(
      payload,
      sql`select "from", "to", coalesce(permanent, true) as permanent from redirects where deleted_at is null order by id`,
    ),
  }
}

/**
 * Where addresses of ours lead by the staff's redirects, whose chains are resolved when they are
 * saved: what is redirected as its target, everything else as it is.
 */
export async function readRedirectTargets(payload: Payload): Promise<(url: string) => string> {
  const { data } = await listRedirects(payload)
  const targets = new Map(data.map(({ from, to }) => [addressPath(from), to]))
  return (url) => {
    const target = targets.get(addressPath(url))
    return target === undefined ? url : withQuery(target, /\?([^#]*)/.exec(url)?.[1] ?? '')
  }
}
