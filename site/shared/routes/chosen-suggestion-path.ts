/**
 * Endpoint that counts a suggestion that was chosen: `{ locale, text }`. A file of its own: what the
 * first view imports beside it would carry it.
 */
export const chosenSuggestionPath = '/chosen-suggestions'
