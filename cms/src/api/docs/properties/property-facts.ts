/**
 * Description of properties by name, with an example for those whose type states none. A name means
 * the same in every schema.
 */
export type PropertyFacts = Record<
  string,
  { description: string; example?: string | number | boolean }
>
