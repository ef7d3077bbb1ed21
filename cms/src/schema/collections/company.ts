import { defaultLocale } from '@vitrine/configuration/locales'
import {
  many,
  number,
  picture,
  select,
  text,
  textarea,
  checkbox,
} from '#src/content/fields/plain.ts'
import { checkedEmail, checkedLink, checkedWebsite } from '#src/content/fields/contact-address.ts'
import { copiedName } from '#src/content/fields/copied-texts.ts'
import { checkPostalCode } from '#src/content/fields/postal-code.ts'
import { labelsOf, languageNames } from '#src/platform/labels.ts'
import { companyTexts } from '#texts/company.js'
import { inBulk } from '#src/schema/lifecycle/bulk-edit.ts'
import { collection } from './define.ts'

const labels = labelsOf(companyTexts)

export const distributors = collection('distributors', {
  names: [labels.distributor, labels.distributors],
  columns: ['name', 'city', 'state', 'updatedAt'],
  fields: [
    text('name', labels.name, { required: true }),
    text('address', labels.address),
    {
      type: 'row',
      fields: [
        text('city', labels.city),
        text('state', labels.state),
        text('postal_code', labels.postalCode, { validate: checkPostalCode }),
      ],
    },
    {
      type: 'row',
      fields: [
        text('phone', labels.phone),
        text('whatsapp', labels.whatsapp),
        text('email', labels.eMail, checkedEmail),
        text('site', labels.site, checkedWebsite),
      ],
    },
    {
      type: 'row',
      fields: [
        number('latitude', labels.latitude, { min: -90, max: 90 }),
        number('longitude', labels.longitude, { min: -180, max: 180 }),
      ],
    },
    { ...many('categories', labels.categoriesSold, 'categories'), custom: inBulk(true) },
  ],
})

/** Pop-up in one locale. */
export const popups = collection('popups', {
  names: [labels.popUp, labels.popUps],
  columns: ['title', 'lang', '_status', 'updatedAt'],
  fields: [
    select('lang', labels.language, languageNames, { required: true, defaultValue: defaultLocale }),
    text('title', labels.title, {
      required: true,
      hooks: { beforeDuplicate: [copiedName] },
    }),
    textarea('text', labels.text),
    picture('main_image', labels.picture),
    {
      type: 'row',
      fields: [
        text('action_label', labels.buttonText),
        text('action_url', labels.buttonAddress, checkedLink),
      ],
    },
    checkbox('close', labels.closedForEveryone, {
      defaultValue: false,
    }),
  ],
})
