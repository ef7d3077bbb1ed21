/** Cell of a table of part numbers, as a page of the site names it. */
export interface CellRequest {
  /** Name of the table's field. */
  field: string
  /** Part number; empty for the only one. */
  part: string
  /** Heading of the column, with its unit or buttons behind it. */
  heading: string
}

const requests = new EventTarget()
const type = 'cell'
/** Request that no table has taken yet: a table may be rendered later. */
let waiting: CellRequest | undefined

/** Shows a cell of a table of the open form. */
export function requestCell(request: CellRequest): void {
  waiting = request
  requests.dispatchEvent(new Event(type))
}

/** Calls `show` for each request of a table; returns the function that removes the listener. */
export function onCellRequest(field: string, show: (request: CellRequest) => void): () => void {
  const take = (): void => {
    if (waiting?.field !== field) return
    const request = waiting
    waiting = undefined
    show(request)
  }
  requests.addEventListener(type, take)
  take()
  return () => requests.removeEventListener(type, take)
}
