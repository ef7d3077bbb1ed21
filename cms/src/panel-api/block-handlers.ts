import { readFoundParts } from '#src/api/blocks/read-found-parts.ts'
import type { blockCalls } from '#src/panel-calls/blocks.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'

export const blockHandlers: PanelHandlers<typeof blockCalls> = {
  'blocks.found': ({ payload }, { query: { locale, products, ...block } }) =>
    readFoundParts(
      { payload, locale, tag: () => undefined },
      { ...block, products: (products ?? '').split(',').filter(Boolean).map(Number) },
    ),
}
