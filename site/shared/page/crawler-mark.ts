/**
 * What stands in a document for machines alone: a browser that goes on within it takes that away,
 * since it speaks of the page before.
 */
export const crawlerMark = 'data-crawlers'
