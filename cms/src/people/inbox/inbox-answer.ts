import type { ConflictingReply } from './send-reply.ts'

/** Response of the inbox's endpoints. */
export interface InboxAnswer {
  message: string
  /** Error messages by field. */
  errors?: Partial<Record<'text' | 'files' | 'received' | 'form', string>>
  /** Reply that another account sent meanwhile. */
  conflict?: ConflictingReply
  /** Id of the sent reply. */
  reply?: number
}

/** Path of the files that a reply can attach, below Payload's REST API. */
export const inboxFilesPath = '/inbox/files'
