import { catalogueProperties } from './catalogue.ts'
import { feedsProperties } from './feeds.ts'
import { pagesProperties } from './pages.ts'
import { peopleProperties } from './people.ts'
import type { PropertyFacts } from './property-facts.ts'

/** Facts of all properties of the contract by name. */
export const propertyFacts: PropertyFacts = {
  ...catalogueProperties,
  ...feedsProperties,
  ...pagesProperties,
  ...peopleProperties,
}
