import { z } from 'zod'
import {
  attachmentsMax,
  attachmentsMegabytes,
  cityMax,
  companyMax,
  countryMax,
  messageMax,
  messageMin,
  stateMax,
} from '../text-limits.ts'
import { partListLimits } from '../part-list.ts'
import { endpoint } from './endpoint.ts'
import { options } from '../shapes/options.ts'
import { consent, email, idempotencyKey, name, page, phone, receipt } from '../shapes/person.ts'

/** Files of a multipart form, which has a single file as a value instead of a list. */
const attachments = z.preprocess(
  (value) => (value instanceof File ? [value] : value),
  z
    .array(z.file())
    .max(attachmentsMax)
    .refine(
      (files) => files.reduce((sum, { size }) => sum + size, 0) <= attachmentsMegabytes * 1024 ** 2,
      { params: { text: 'attachments' } },
    )
    .optional(),
)

export const contactEndpoints = {
  /**
   * `department`: slug; `product`: id or slug of the product from whose page the form was opened;
   * `part_number`: part number of the page; an unknown part number or product is ignored;
   * `country`: name as free text. A repeated `idempotency_key` is answered with the first receipt
   * and stores no second message. JSON, or a multipart form with files: PDF, images, XLSX, DOCX,
   * CSV, text, DXF, DWG, STEP, up to 10 MB together, type detected by content; `consent` is then
   * `true`.
   */
  'contact-send': endpoint({
    summary: 'A message to a department.',
    body: z.strictObject({
      idempotency_key: idempotencyKey,
      name,
      email,
      phone: phone.optional(),
      company: z.string().trim().max(companyMax).optional(),
      country: z.string().trim().max(countryMax).optional(),
      state: z.string().trim().max(stateMax).optional(),
      city: z.string().trim().max(cityMax).optional(),
      department: z.string().max(80),
      /** Parts list for which a quotation is requested, in the format of `parts-read`. */
      items: z.string().min(1).max(partListLimits.address).optional(),
      product: z.union([z.number().int(), z.string().max(200)]).optional(),
      part_number: z.string().max(partListLimits.code).optional(),
      message: z.string().trim().min(messageMin).max(messageMax),
      attachments,
      consent,
      page,
    }),
    files: { part: 'attachments', max: attachmentsMax, megabytes: attachmentsMegabytes },
    answer: receipt,
  }),

  /** The e-mail addresses of departments are not public. */
  'departments-list': endpoint({
    summary: 'The departments that a message can go to.',
    answer: z.strictObject({ data: options }),
  }),
}
