/**
 * Logs a failed call to the console: the endpoint, and the message of the response, if any (R8).
 */
export function logFailedCall(endpoint: string, answer: unknown): void {
  const message = answer instanceof Error ? answer.message : Object(answer).message
  // oxlint-disable-next-line no-console -- required by R8
  console.error(
    typeof message === 'string' && message !== '' ? `${endpoint}: ${message}` : endpoint,
  )
}
