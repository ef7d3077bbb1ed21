/**
 * Name for the greeting of a mail: it is written by whoever registers and may be sent to somebody
 * else, so it is cut to one short line without links.
 */
export function greetingName(name: string): string {
  const plain = name
    .replace(/[\p{C}<>]+/gu, ' ')
    .replace(/\S*(:\/\/|www\.)\S*/gi, '')
    .replace(/(\S)\.(?=\S)/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.slice(0, 60).trim()
}
