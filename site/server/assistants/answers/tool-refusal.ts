/**
 * Error of a tool that its caller can correct: the message says what is wrong, what exists, and how
 * to ask.
 */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal'
}
