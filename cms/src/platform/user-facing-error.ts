/** Error for the user of a command: printed without a stack trace. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError'
}
