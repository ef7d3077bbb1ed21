import type { Endpoint } from 'payload'
import { panelFileLimit } from '@vitrine/contract/panel'
import { answerForm, readForm } from '#src/admin/forms/save-form.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { importsPath } from '#src/platform/change-addresses.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { newProductTexts } from '#texts/new-product.js'
import { setUpTexts } from '#texts/set-up.js'
import { checkProduct } from './check-product.ts'

const labels = labelsOf(newProductTexts)

/** Endpoint of the form in `new-product-view.tsx`. */
export const newProductEndpoint: Endpoint = {
  path: ownEndpoints.newProduct,
  method: 'post',
  handler: async (req) => {
    const say = (label: Label): string => textOf(label, req.i18n?.language)
    if (!hasRole(req, permissions.products.create))
      return answerForm({ message: say(labels.denied), done: false }, 403)
    const form = await readForm(req, panelFileLimit)
    if (form === undefined) return answerForm({ message: say(labels.unreadable), done: false }, 422)
    const { import: id, faults } = await checkProduct(req, form)
    if (id === undefined)
      return answerForm({ message: say(labelsOf(setUpTexts).refused), done: false, faults }, 422)
    return answerForm({ message: say(labels.compared), done: true, href: importsPath(id) }, 200)
  },
}
