/** Error of the command's user: printed without a stack. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError'
}
