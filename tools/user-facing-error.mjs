/** Something the person at the keyboard must mend: one sentence, no stack, exit code 1. */
export class UserFacingError extends Error {
  name = 'UserFacingError'
}
