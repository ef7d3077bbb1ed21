import { giveGtins } from '#src/content/gtins/give-gtins.ts'
import type { gtinCalls } from '#src/panel-calls/gtins.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { gtinsTexts } from '#texts/gtins.js'

const labels = labelsOf(gtinsTexts)

export const gtinHandlers: PanelHandlers<typeof gtinCalls> = {
  'gtins.give': async (req, { body }) => {
    const given = await giveGtins(req.payload, { ...body, author: staffOf(req)?.id ?? 0 })
    if (!given) throw new PanelRefusal(422, labels.none)
    return given
  },
}
