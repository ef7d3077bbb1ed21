/** File names in the name of a change set. */
const maxNamed = 3

/** Values of the name of a change set (`importName`). */
export const namesIn = (files: readonly { name: string }[]): { count: number; names: string } => ({
  count: files.length,
  names: [
    ...files.slice(0, maxNamed).map(({ name }) => name),
    ...(files.length > maxNamed ? ['…'] : []),
  ].join(', '),
})
