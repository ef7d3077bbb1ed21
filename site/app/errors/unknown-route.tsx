import { data } from 'react-router'

/** What no row of the route table has: the 404 page, inside the shell of the path's locale. */
function refuse(): never {
  throw data({ code: 'not-found' }, { status: 404 })
}

export const loader = refuse
export const clientLoader = refuse

export default function UnknownRoute() {
  return null
}
