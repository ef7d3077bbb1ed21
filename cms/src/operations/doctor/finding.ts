/** Result of one check of the doctor. */
export interface Finding {
  /** Checked part: `database`, `mail`, … */
  check: string
  /** `fault`: the system does not work, or loses or exposes data. */
  state: 'ok' | 'warning' | 'fault'
  /** Description without secrets. */
  text: string
  /** Instruction for the operator that solves the problem. */
  remedy?: string
}

/** Creates the findings of one check. */
export const findingsOf = (check: string) => ({
  ok: (text: string): Finding => ({ check, state: 'ok', text }),
  warning: (text: string, remedy: string): Finding => ({ check, state: 'warning', text, remedy }),
  fault: (text: string, remedy: string): Finding => ({ check, state: 'fault', text, remedy }),
})
