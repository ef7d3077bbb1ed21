/** Limit of the values of an attribute, as the panel names its kinds; `other`: key of an attribute. */
export type Limit =
  | { kind: 'minimum' | 'maximum' | 'step'; number: number }
  | { kind: 'required' }
  | { kind: 'needed'; text: string }
  | { kind: 'less' | 'grows'; other: string }
