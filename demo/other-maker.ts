/** Another maker, invented, with its numbers and what stands in for them. */
export type OtherMaker<T> = {
  name: string
  aliases?: string
  references: {
    number: string
    /** Part number of the company, or the code of a family. */
    ours: string
    grade: 'direct' | 'upgrade' | 'similar' | 'downgrade'
    note?: T
    source: string
    /** ISO 8601 day. */
    checkedOn: string
  }[]
}
