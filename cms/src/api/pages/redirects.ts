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
