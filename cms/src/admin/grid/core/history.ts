/** Undo history of a sheet: earlier states, and undone states, newest last. */
export interface History<State> {
  past: readonly State[]
  future: readonly State[]
}

/** Identity of a change. */
export type Step = Record<never, never>

/** Maximum number of undo steps. */
const maxSteps = 100

export const emptyHistory: History<never> = { past: [], future: [] }

/** Adds the state before a change to the history, and clears the undone states. */
export const record = <State>({ past }: History<State>, state: State): History<State> => ({
  past: [...past.slice(1 - maxSteps), state],
  future: [],
})

/** Undoes the last change; undefined if there is none. */
export function undo<State>(
  { past, future }: History<State>,
  state: State,
): { history: History<State>; state: State } | undefined {
  const last = past.at(-1)
  if (last === undefined) return undefined
  return { history: { past: past.slice(0, -1), future: [...future, state] }, state: last }
}

/** Redoes the last undone change; undefined if there is none. */
export function redo<State>(
  { past, future }: History<State>,
  state: State,
): { history: History<State>; state: State } | undefined {
  const next = future.at(-1)
  if (next === undefined) return undefined
  return { history: { past: [...past, state], future: future.slice(0, -1) }, state: next }
}

/** True if a step is the present one or precedes it. */
export const hasStep = ({ past }: History<{ step: Step }>, present: Step, wanted: Step): boolean =>
  present === wanted || past.some(({ step }) => step === wanted)
