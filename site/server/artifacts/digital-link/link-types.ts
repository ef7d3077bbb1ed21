/** GS1 Web Vocabulary, and its address before 2024. */
export const vocabulary = 'https://ref.gs1.org/voc/'
const formerVocabulary = 'https://gs1.org/voc/'
/** Vocabulary of link types that GS1's lacks: models and drawings of CAD. */
const schemaVocabulary = 'https://schema.org/'

/** Namespaces of link types with their prefixes. */
export const namespaces = [
  { namespace: vocabulary, prefix: 'gs1:' },
  { namespace: schemaVocabulary, prefix: 'schema:' },
]

/** Link types of the resolver. */
export const linkTypes = {
  /** the page of the part number, and its data sheet as PDF */
  page: `${vocabulary}pip`,
  certificates: `${vocabulary}certificationInfo`,
  instructions: `${vocabulary}instructions`,
  record: `${vocabulary}masterData`,
  sellers: `${vocabulary}hasRetailers`,
  drawings: `${schemaVocabulary}associatedMedia`,
} as const

/** The one default link, and the default links by language. */
export const defaultLink = `${vocabulary}defaultLink`
export const defaultLinkMulti = `${vocabulary}defaultLinkMulti`

/** Link type of a query: its address, or prefix and name. */
export function readLinkType(text: string): string {
  if (text.startsWith(formerVocabulary)) return vocabulary + text.slice(formerVocabulary.length)
  const own = namespaces.find(({ prefix }) => text.startsWith(prefix))
  return own ? own.namespace + text.slice(own.prefix.length) : text
}
