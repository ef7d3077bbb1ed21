/** Answer that is JSON already, such as stored records: it is sent as it is. */
export class JsonText {
  readonly text: string
  /** True if it states something that passes without a change: no cache keeps it. */
  readonly isPassing: boolean

  constructor(text: string, { isPassing = false } = {}) {
    this.text = text
    this.isPassing = isPassing
  }
}
