/** Names of the fields of the form of a trade; titles have their locale behind (`fieldIn`). */
export const tradeFields = {
  category: (key: string) => `category.${key}`,
  subcategory: (key: string) => `subcategory.${key}`,
  attribute: (subcategory: string, key: string) => `attribute.${subcategory}.${key}`,
}
