/** The company's name as its wordmark has it: the first word, in lower case. */
export function shortName(companyName: string): string {
  return companyName.split(' ')[0]?.toLowerCase() ?? ''
}
