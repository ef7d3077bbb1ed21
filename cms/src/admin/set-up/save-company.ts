import { localeCodes } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import type { FormFault } from '#src/admin/forms/form-answer.ts'
import { fileIn, saveForm, textIn } from '#src/admin/forms/save-form.ts'
import type { FormFields } from '#src/admin/forms/save-form.ts'
import { wordmarkMax } from '#src/content/fields/text-limits.ts'
import { companyColors } from './company-colors.ts'

/** Form fields by the path in the global that stores their value. */
const fields: Record<string, string> = {
  name: 'name',
  logo: 'logo',
  ...Object.fromEntries(companyColors.map((color) => [`colors.${color}`, color])),
  'contact.address': 'address',
  'contact.phone': 'phone',
  'emails.contact': 'email',
}

/**
 * Saves the company's name, logo, colors, address, phone and e-mail address. Unless the logo
 * contains the name, a name of at most `wordmarkMax` characters becomes the wordmark beside it.
 * Languages without an address get the one of the form.
 */
export function saveCompany(req: PayloadRequest, form: FormFields): Promise<FormFault[]> {
  const shared = { depth: 0, overrideAccess: false, req } as const
  const save = async (): Promise<void> => {
    const current = await readAppearance(
      req.payload,
      req.transactionID ? { transactionID: await req.transactionID } : {},
    )
    const name = textIn(form, 'name')
    const logo = await fileIn(form, 'logo')?.text()
    const colors = Object.fromEntries(
      companyColors.map((color) => [color, textIn(form, color)]).filter(([, value]) => value),
    )
    const isBeside = form['logo_has_name'] === undefined && name.length <= wordmarkMax
    await req.payload.updateGlobal({
      slug: 'appearance',
      data: {
        name,
        wordmark: current.wordmark || (isBeside ? name : ''),
        ...(logo === undefined ? {} : { logo }),
        colors: { ...current.colors, ...colors },
      },
      ...shared,
    })
    for (const locale of localeCodes) {
      const { contact } = await req.payload.findGlobal({ slug: 'layout', locale, ...shared })
      await req.payload.updateGlobal({
        slug: 'layout',
        locale,
        data: {
          contact: {
            address: contact?.address || textIn(form, 'address'),
            phone: textIn(form, 'phone'),
          },
          emails: { contact: textIn(form, 'email') },
        },
        ...shared,
      })
    }
  }
  return saveForm(req, save, (path) => fields[path])
}
