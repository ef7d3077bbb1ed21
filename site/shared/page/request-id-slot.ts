/** Empty element of an error page into which the server writes the request id. */
const slot = '<span data-request-id=""></span>'

/** Writes the id of the failed request into an error page; both logs can be searched by it. */
export const withRequestId = (html: string, id: string): string =>
  html.replace(slot, () => slot.replace('><', () => `> · ${id}<`))
