import { panelCallAddresses } from '#src/panel-calls/addresses.ts'
import type { PanelCallName } from '#src/panel-calls/addresses.ts'
import { panelCalls } from '#src/panel-calls/table.ts'
import type { AnyPanelCall } from '#src/platform/panel-calls/panel-call.ts'

/** A call at one of its addresses. */
export interface AddressedCall {
  name: PanelCallName
  call: AnyPanelCall
  method: string
  /** Path below `panelApiBase`. */
  path: string
  /** Collection or global, of a call that several have. */
  entity: string | undefined
}

/** All calls of the panel's own pages; one that several collections or globals have stands for each. */
export const addressedCalls: readonly AddressedCall[] = (
  Object.keys(panelCallAddresses) as PanelCallName[]
).flatMap((name) => {
  const call: AnyPanelCall = panelCalls[name]
  const [method = '', path = ''] = panelCallAddresses[name].split(' ')
  return (call.entities ?? [undefined]).map((entity) => ({
    name,
    call,
    method,
    path: entity === undefined ? path : path.replace(':entity', entity),
    entity,
  }))
})
