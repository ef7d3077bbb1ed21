/**
 * An error for the person who runs a command: printed as one sentence without stack, exit code 1.
 */
export class UserFacingError extends Error {
  name = 'UserFacingError'
}
