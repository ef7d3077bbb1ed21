/** Earlier and undone states of a sheet, newest last. */
export interface History<State> {
  past: readonly State[]
  future: readonly State[]
}

/** Maximum number of undo steps. */
const maxSteps = 100

export const emptyHistory: History<never> = { past: [], future: [] }

/** History after a change of `state`. */
export const record = <State>({ past }: History<State>, state: State): History<State> => ({
  past: [...past.slice(1 - maxSteps), state],
  future: [],
})

/** State before the last change; undefined without one. */
export function undo<State>(
  { past, future }: History<State>,
  state: State,
): { history: History<State>; state: State } | undefined {
  const last = past.at(-1)
  if (last === undefined) return undefined
  return { history: { past: past.slice(0, -1), future: [...future, state] }, state: last }
}

/** State that the last undo left; undefined without one. */
export function redo<State>(
  { past, future }: History<State>,
  state: State,
): { history: History<State>; state: State } | undefined {
  const next = future.at(-1)
  if (next === undefined) return undefined
  return { history: { past: [...past, state], future: future.slice(0, -1) }, state: next }
}
