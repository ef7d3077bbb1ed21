/**
 * Endpoint that counts a chosen suggestion: `{ locale, text }`. In a file of its own to keep it out
 * of the first view's chunk.
 */
export const chosenSuggestionPath = '/chosen-suggestions'
