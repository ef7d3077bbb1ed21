import type { PayloadRequest } from 'payload'
import { panelBase } from '@vitrine/contract/panel'
import { environment } from '#src/platform/environment.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { writeHtml } from './html.ts'
import type { MailContent, Sender } from './templates/mail-content.ts'
import { senderOf } from './outbox.ts'
import { staffRecovery } from './templates/accounts.ts'

interface RecoveryArgs {
  req?: PayloadRequest
  token?: string
  user?: Record<string, unknown>
}

/**
 * E-mail in the language of the panel; its link uses the configured origin, never the request's
 * Host header.
 */
async function contentOf({
  req,
  token,
  user,
}: RecoveryArgs): Promise<{ content: MailContent; sender: Sender }> {
  if (!req) throw new Error('a recovery is asked for by a request')
  const locale = localeOfPanel(req.i18n?.language)
  const sender = await senderOf({ payload: req.payload }, locale)
  return {
    sender,
    content: staffRecovery(
      {
        name: String(user?.['name'] ?? ''),
        link: `${environment.PUBLIC_ORIGIN}${panelBase}/reset/${token ?? ''}`,
      },
      sender,
    ),
  }
}

export const writeStaffRecovery = async (args: RecoveryArgs = {}): Promise<string> => {
  const { content, sender } = await contentOf(args)
  return writeHtml(content, sender)
}

export const subjectOfStaffRecovery = async (args: RecoveryArgs = {}): Promise<string> =>
  (await contentOf(args)).content.subject
