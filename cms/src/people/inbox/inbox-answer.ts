import type { LeadMessage } from './lead-history.ts'

/** Response of the inbox's endpoints. */
export interface InboxAnswer {
  message: string
  /** Error messages by field. */
  errors?: Partial<Record<'text' | 'files' | 'received' | 'form', string>>
  /** Message of the lead that the author of a refused reply has not seen; null if it has none. */
  conflict?: LeadMessage | null
  /** Id of the sent reply. */
  reply?: number
}

/** Path of the files that a reply can attach, below Payload's REST API. */
export const inboxFilesPath = '/inbox/files'
