import { leadFileEndpoint } from '../lead-file-endpoint.ts'
import { attachmentsOf, readAttachment } from './attachment-store.ts'

/** Downloads a file of a message; `number` counts from 1. */
export const attachmentEndpoint = leadFileEndpoint(
  'messages',
  'attachments/:number',
  async ({ attachments }, params) => {
    const stored = attachmentsOf(attachments)[Number(params?.['number']) - 1]
    const bytes = stored && (await readAttachment(stored))
    return bytes && { name: stored.name, type: stored.type, bytes }
  },
)
