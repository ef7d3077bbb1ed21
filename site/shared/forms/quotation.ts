import {
  attachmentsMax,
  attachmentsMegabytes,
  messageMax,
  messageMin,
} from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'
import { senderFields } from './sender-fields.ts'

/** Request to a department for a quotation of the page's list. */
export const quotationForm = describeForm({
  name: 'quotation',
  call: 'contact-send',
  screens: ['parts-list'],
  isPublic: true,
  idempotent: true,
  redirectTo: { screen: 'parts-list', sent: { of: 'receipt' }, fragment: 'quotation' },
  fields: {
    items: { kind: 'hidden' },
    ...senderFields,
    message: {
      kind: 'area',
      required: true,
      minLength: messageMin,
      maxLength: messageMax,
      rows: 4,
    },
    attachments: {
      kind: 'file',
      accept: '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx,.csv,.txt,.dxf,.dwg,.step,.stp',
      maxMegabytes: attachmentsMegabytes,
      maxFiles: attachmentsMax,
    },
    consent: { kind: 'tick', required: true },
  },
})
