/**
 * What a navigation to the way out carries once the visitor has confirmed it; no link of another
 * site can.
 */
export const leaving = { leaving: true } as const

export function isLeaving(state: unknown): boolean {
  return Object(state).leaving === true
}
