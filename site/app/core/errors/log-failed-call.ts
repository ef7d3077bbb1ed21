/**
 * Failed calls are written to the console with the endpoint and the answer's message when there is
 * one, and go on to whoever asked (spec §8).
 */
export function logFailedCall(endpoint: string, answer: unknown): void {
  const message = answer instanceof Error ? answer.message : Object(answer).message
  // oxlint-disable-next-line no-console -- spec §8 asks for it
  console.error(
    typeof message === 'string' && message !== '' ? `${endpoint}: ${message}` : endpoint,
  )
}
