import type { newProductCalls } from '#src/panel-calls/new-product.ts'
import { importsPath } from '#src/platform/change-addresses.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { PanelRefusal, told } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { newProductTexts } from '#texts/new-product.js'
import { setUpTexts } from '#texts/set-up.js'
import { checkProduct } from './check-product.ts'

export const newProductHandlers: PanelHandlers<typeof newProductCalls> = {
  'new-product.check': async (req, { body }) => {
    const { import: id, faults } = await checkProduct(req, body)
    if (id === undefined) throw new PanelRefusal(422, labelsOf(setUpTexts).refused, { faults })
    return {
      ...told(req, labelsOf(newProductTexts).compared),
      done: true,
      href: importsPath(id),
    }
  },
}
