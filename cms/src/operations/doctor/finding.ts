/** One line of the doctor. */
export interface Finding {
  /** What was looked at: `database`, `mail`, … */
  check: string
  /** `fault`: the system does not work, or loses or shows what it must not. */
  state: 'ok' | 'warning' | 'fault'
  /** What was found; never a secret. */
  text: string
  /** What to do about it. */
  remedy?: string
}

/** Makes the findings of one check. */
export const findingsOf = (check: string) => ({
  ok: (text: string): Finding => ({ check, state: 'ok', text }),
  warning: (text: string, remedy: string): Finding => ({ check, state: 'warning', text, remedy }),
  fault: (text: string, remedy: string): Finding => ({ check, state: 'fault', text, remedy }),
})
