/** Maximum length of a query, characters. */
export const maxFindQuery = 100
