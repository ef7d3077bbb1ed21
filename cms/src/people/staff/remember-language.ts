import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/**
 * Stores the panel language of an account for e-mails, because Payload only keeps it in a cookie.
 */
export async function rememberLanguage(
  payload: Payload,
  user: PayloadRequest['user'],
  language: string | undefined,
): Promise<void> {
  if (user?.collection !== 'users' || language === undefined) return
  if (user.panel_language === language) return
  await rows(payload, sql`update users set panel_language = ${language} where id = ${user.id}`)
}
