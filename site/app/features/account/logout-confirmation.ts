/** Navigation state of a confirmed log-out; links from other sites cannot set it. */
export const logoutConfirmation = { logoutConfirmed: true } as const

export function isLogoutConfirmed(state: unknown): boolean {
  return Object(state).logoutConfirmed === true
}
