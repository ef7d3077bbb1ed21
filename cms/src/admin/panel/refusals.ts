import type { FormField, FormState } from 'payload'

/** Field error of a rejected save. */
export interface FieldRefusal {
  path: string
  /** Name of the field in the panel's language. */
  label?: string
  message: string
}

/** Rejected value of a form; its error is shown until the value changes. */
export interface Refusal extends FieldRefusal {
  /**
   * Ids of the array and block rows in the path, at the index of the path part that is the row's
   * number; undefined for other parts.
   */
  rows: (string | undefined)[]
  value: unknown
}

/**
 * True if the entry of a form state holds only an error inside a JSON value, such as a grid cell.
 * Such entries must not be sent: Payload would write their empty value into the JSON.
 */
const isPlaceholder = (field: FormField): boolean =>
  field.disableFormData === true && field.rows === undefined

/** Value at a path, comparable with `===`; undefined if the form has no such path. */
function valueAt(state: FormState, path: string): unknown {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const field = state[parts.slice(0, length).join('.')]
    if (!field || isPlaceholder(field)) continue
    const whole: unknown = field.rows ? field.rows.map(({ id }) => id) : field.value
    if (whole instanceof Blob) return whole
    const value = parts
      .slice(length)
      .reduce((outer: unknown, part): unknown => Object(outer)[part], whole)
    return JSON.stringify(value)
  }
  return undefined
}

export function refusalOf(state: FormState, refused: FieldRefusal): Refusal {
  const parts = refused.path.split('.')
  return {
    ...refused,
    rows: parts.map((part, at) => state[parts.slice(0, at).join('.')]?.rows?.[Number(part)]?.id),
    value: valueAt(state, refused.path),
  }
}

/** Current path of a rejected value, after rows were moved; undefined if its row was removed. */
export function placeOf(state: FormState, { path, rows }: Refusal): string | undefined {
  const parts: string[] = []
  for (const [at, part] of path.split('.').entries()) {
    const id = rows[at]
    const row =
      id === undefined ? part : state[parts.join('.')]?.rows?.findIndex((each) => each.id === id)
    if (row === undefined || row === -1) return undefined
    parts.push(String(row))
  }
  return parts.join('.')
}

/** True if the value was changed or its row removed. */
export function isOutdated(state: FormState, refusal: Refusal): boolean {
  const path = placeOf(state, refusal)
  return path === undefined || valueAt(state, path) !== refusal.value
}

const ancestorsOf = (path: string): string[] => {
  const parts = path.split('.')
  return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('.'))
}

/**
 * Fields of `state` with the errors of rejected values, and the surrounding rows with their error
 * counts; other fields are left out.
 */
export function withRefusals(state: FormState, refusals: readonly Refusal[]): FormState {
  const marked: FormState = {}
  for (const refusal of refusals) {
    const path = placeOf(state, refusal)
    if (path === undefined) continue
    const field = marked[path] ?? state[path] ?? { disableFormData: true }
    marked[path] = { ...field, valid: false, errorMessage: refusal.message }
    for (const ancestor of ancestorsOf(path)) {
      const outer = marked[ancestor] ?? state[ancestor]
      if (outer?.rows)
        marked[ancestor] = {
          ...outer,
          errorPaths: [...new Set([...(outer.errorPaths ?? []), path])],
        }
    }
  }
  return marked
}

/**
 * Fields without the errors of rejected values, and the paths of entries that held only such
 * errors.
 */
export function withoutRefusals(
  state: FormState,
  refusals: readonly Refusal[],
): { fields: FormState; placeholders: string[] } {
  const fields: FormState = {}
  const placeholders: string[] = []
  for (const refusal of refusals) {
    const path = placeOf(state, refusal)
    const field = path === undefined ? undefined : state[path]
    if (path === undefined || field === undefined) continue
    if (isPlaceholder(field)) {
      placeholders.push(path)
      continue
    }
    const { errorMessage: _, ...accepted } = fields[path] ?? field
    fields[path] = { ...accepted, valid: true }
    for (const ancestor of ancestorsOf(path)) {
      const outer = fields[ancestor] ?? state[ancestor]
      if (outer?.errorPaths)
        fields[ancestor] = {
          ...outer,
          errorPaths: outer.errorPaths.filter((each) => each !== path),
        }
    }
  }
  return { fields, placeholders }
}
