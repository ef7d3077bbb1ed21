/** Limit of the values of an attribute, as the panel names its kinds; `other`: key of an attribute. */
export type Limit =
  | { kind: 'minimum' | 'maximum' | 'step'; number: number }
  | { kind: 'required' }
  | { kind: 'needed'; text: string }
  | { kind: 'less' | 'grows'; other: string }

/** How values are computed from others of the same row, as the panel names it; none: they are typed. */
export interface Computation {
  computed?: 'gauge' | 'mass' | 'title'
  computed_from?: string
  computed_with?: string
}
