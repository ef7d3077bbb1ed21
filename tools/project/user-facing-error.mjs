/**
 * Error caused by the user of a command, such as a missing setting: printed without a stack, exit
 * code 1.
 */
export class UserFacingError extends Error {
  name = 'UserFacingError'
}
