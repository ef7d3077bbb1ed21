import { catalogueProperties } from './catalogue.ts'
import { feedsProperties } from './feeds.ts'
import { pagesProperties } from './pages.ts'
import { peopleProperties } from './people.ts'

/**
 * Descriptions of properties by name, with an example for those whose type states none. A name means
 * the same in every schema.
 */
type PropertyFacts = Record<string, { description: string; example?: string | number | boolean }>

/** Facts of all properties of the contract by name. */
export const propertyFacts: PropertyFacts = {
  ...catalogueProperties,
  ...feedsProperties,
  ...pagesProperties,
  ...peopleProperties,
}
