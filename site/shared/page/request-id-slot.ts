/** Empty element of an error page into which the server writes the request's identifier. */
const slot = '<span data-request-id=""></span>'

/**
 * Writes the identifier of the failed request, by which both logs can be searched, into an error
 * page.
 */
export const withRequestId = (html: string, id: string): string =>
  html.replace(slot, () => slot.replace('><', () => `> · ${id}<`))
