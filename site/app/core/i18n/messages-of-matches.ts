import type { Messages } from '#shared/texts/messages.ts'

/**
 * Messages from the handle of the locale's route, for code outside of `LanguageContext`: heads and
 * the document's error page.
 */
export function messagesOf(
  matches: ReadonlyArray<{ handle?: unknown } | undefined>,
): Messages | undefined {
  return matches.map((match) => match?.handle).find(hasMessages)?.messages
}

function hasMessages(handle: unknown): handle is { messages: Messages } {
  return typeof handle === 'object' && handle !== null && 'messages' in handle
}
