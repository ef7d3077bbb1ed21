/** First word of the company's name in lower case, as in the wordmark. */
export function shortName(companyName: string): string {
  return companyName.split(' ')[0]?.toLowerCase() ?? ''
}
