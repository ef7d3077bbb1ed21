/** Another, fictional maker, with its numbers and their equivalents. */
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
    /** Day, ISO 8601. */
    checkedOn: string
  }[]
}
