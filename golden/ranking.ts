/** Orders the products of one locale for a text: families, best first. */
export type Rank = (text: string) => string[]
