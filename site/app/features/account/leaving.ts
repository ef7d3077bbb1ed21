/** Navigation state of a confirmed log-out; links from other sites cannot set it. */
export const leaving = { leaving: true } as const

export function isLeaving(state: unknown): boolean {
  return Object(state).leaving === true
}
