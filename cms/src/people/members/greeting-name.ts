/**
 * Name for the greeting of an e-mail, reduced to one short line without links, because the person
 * who registers types it and the e-mail may go to someone else.
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
