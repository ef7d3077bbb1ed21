import { useMatches } from 'react-router'

/**
 * Whether an administrator of the restricted area is logged in, as the screen that is shown was
 * told.
 */
export function useIsAdmin(): boolean {
  const { member } = Object(useMatches().at(-1)?.loaderData)
  return Object(member).admin === true
}
