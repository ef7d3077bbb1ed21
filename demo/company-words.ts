import type { Company } from './company-shape.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Pattern of texts that identify a company: its name, town, people, domain and part numbers. */
export function wordsOfCompany(company: Company): RegExp {
  const { name = '', wordmark = '' } = company.appearance.look as {
    name?: string
    wordmark?: string
  }
  const domain = company.layout.contact.email.split('@')[1] ?? ''
  const families = new Set(
    company.products.flatMap(({ variants }) =>
      variants.map(({ partNumber }) => partNumber.split('-')[0] ?? ''),
    ),
  )
  const words = [
    name,
    wordmark,
    domain,
    company.town,
    ...company.staff.map((person) => person.name),
  ]
  const alternatives = (texts: Iterable<string>) =>
    [...texts].filter(Boolean).map(escaped).join('|')
  // part numbers are in capitals, unlike paths of pages
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?i:${alternatives(words)})|(?:${alternatives(families)})-\d+-[\d\p{Lu}]+)(?!\p{L})`,
    'u',
  )
}
