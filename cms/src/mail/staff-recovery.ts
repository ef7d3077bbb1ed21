import type { PayloadRequest } from 'payload'
import { panelBase } from '@vitrine/contract/panel'
import { environment } from '#src/platform/environment.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { writeHtml } from './html.ts'
import { composeMail } from './texts/compose.ts'
import type { Composed } from './texts/compose.ts'

interface RecoveryArgs {
  req?: PayloadRequest
  token?: string
  user?: Record<string, unknown>
}

/**
 * E-mail in the language of the panel; its link uses the configured origin, never the request's
 * Host header.
 */
async function compose({ req, token, user }: RecoveryArgs): Promise<Composed> {
  if (!req) throw new Error('a recovery is asked for by a request')
  return composeMail(
    { payload: req.payload },
    {
      template: 'staff-recovery',
      locale: localeOfPanel(req.i18n?.language),
      data: {
        name: String(user?.['name'] ?? ''),
        link: `${environment.PUBLIC_ORIGIN}${panelBase}/reset/${token ?? ''}`,
      },
    },
  )
}

export const writeStaffRecovery = async (args: RecoveryArgs = {}): Promise<string> => {
  const { content, sender } = await compose(args)
  return writeHtml(content, sender)
}

export const subjectOfStaffRecovery = async (args: RecoveryArgs = {}): Promise<string> =>
  (await compose(args)).content.subject
