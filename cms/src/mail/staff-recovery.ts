import type { Locale } from '@vitrine/contract/locales'
import type { PayloadRequest } from 'payload'
import { panelBase } from '@vitrine/contract/panel'
import { environment } from '#src/platform/environment.ts'
import { panelLanguage } from '#src/platform/labels.ts'
import { writeHtml } from './html.ts'
import type { Letter, Sender } from './templates/letter.ts'
import { senderOf } from './outbox.ts'
import { staffRecovery } from './templates/staff-recovery.ts'

interface Asked {
  req?: PayloadRequest
  token?: string
  user?: Record<string, unknown>
}

/**
 * In the language of the panel; the link stands on the configured origin, whatever the request said
 * of hosts.
 */
async function letterOf({ req, token, user }: Asked): Promise<{ letter: Letter; sender: Sender }> {
  if (!req) throw new Error('a recovery is asked for by a request')
  const locale =
    (Object.keys(panelLanguage) as Locale[]).find(
      (code) => panelLanguage[code] === req.i18n?.language,
    ) ?? 'br'
  const sender = await senderOf({ payload: req.payload }, locale)
  return {
    sender,
    letter: staffRecovery(
      {
        name: String(user?.['name'] ?? ''),
        link: `${environment.PUBLIC_ORIGIN}${panelBase}/reset/${token ?? ''}`,
      },
      sender,
    ),
  }
}

export const writeStaffRecovery = async (asked: Asked = {}): Promise<string> => {
  const { letter, sender } = await letterOf(asked)
  return writeHtml(letter, sender)
}

export const subjectOfStaffRecovery = async (asked: Asked = {}): Promise<string> =>
  (await letterOf(asked)).letter.subject
