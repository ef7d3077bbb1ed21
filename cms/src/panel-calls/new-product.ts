import { panelFileLimit } from '@vitrine/contract/panel'
import { z } from 'zod'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { newProductTexts } from '#texts/new-product.js'
import { faultsShape, savedFormShape } from './forms.ts'

const labels = labelsOf(newProductTexts)

/** Calls of the page of a new product. */
export const newProductCalls = {
  'new-product.check': panelCall({
    summary: 'Compares a new product as a plan, which is applied like that of a file.',
    roles: permissions.products.create,
    denied: labels.denied,
    form: { bytes: panelFileLimit, tooLarge: labels.unreadable },
    // and the texts `title.<locale>`, `summary.<locale>`, `alt.<locale>`
    body: z.looseObject({
      subcategory: z.string().optional(),
      /** Rows of a spreadsheet with tabs. */
      table: z.string().optional(),
      picture: z.instanceof(File).optional(),
    }),
    unreadable: labels.unreadable,
    answer: savedFormShape,
    refused: faultsShape,
  }),
}
