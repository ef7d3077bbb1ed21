import type { Messages } from '#shared/texts/messages.ts'

/**
 * The texts that the route of the locale carries, for what stands outside of it: heads, and the
 * error page of the document.
 */
export function messagesOf(
  matches: ReadonlyArray<{ handle?: unknown } | undefined>,
): Messages | undefined {
  return matches.map((match) => match?.handle).find(hasMessages)?.messages
}

function hasMessages(handle: unknown): handle is { messages: Messages } {
  return typeof handle === 'object' && handle !== null && 'messages' in handle
}
