/** Key of the fact that every part number has a value of an attribute. */
export const attributeFact = (key: string): string => `attribute.${key}`

/** Key of an attribute that either each part number has or none. */
export const columnFact = (key: string): string => `column.${key}`

/** Key of an attribute that every part number has, or that the family does not need. */
export const neededFact = (key: string): string => `needed.${key}`
