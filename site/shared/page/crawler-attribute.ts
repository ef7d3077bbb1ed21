/**
 * Attribute of head elements for crawlers; client-side navigation removes them, since they describe
 * the first page.
 */
export const crawlerAttribute = 'data-crawlers'
