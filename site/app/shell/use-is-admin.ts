import { useMatches } from 'react-router'

/** Whether the current screen's member is an administrator of the restricted area. */
export function useIsAdmin(): boolean {
  const { member } = Object(useMatches().at(-1)?.loaderData)
  return Object(member).admin === true
}
