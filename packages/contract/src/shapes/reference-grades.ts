/**
 * Grades of an equivalent for another maker's part number, best first. Without schemas, so that the
 * panel loads none for them.
 */
export const grades = ['direct', 'upgrade', 'similar', 'downgrade'] as const
export type Grade = (typeof grades)[number]
