/**
 * Error of a tool call that the caller can correct. The message names the wrong argument, the values
 * that exist and how to ask.
 */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal'
}
