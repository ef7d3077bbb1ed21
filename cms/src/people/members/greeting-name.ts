/**
 * A name as a mail may greet: whoever registers writes it, and the mail may go to somebody else. No
 * links, one line, short.
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
