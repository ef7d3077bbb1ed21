import type { ReactNode } from 'react'

/** Options beside one another, each pressed or not. */
export function Marks<Value extends string>({
  label,
  options,
  chosen,
  onPress,
}: {
  label: string
  options: readonly (readonly [value: Value, text: string, count?: number | undefined])[]
  chosen: readonly Value[]
  onPress: (value: Value) => void
}): ReactNode {
  return (
    <span className="filter-marks" role="group" aria-label={label}>
      {options.map(([value, text, count]) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          onClick={() => onPress(value)}
        >
          {text}
          {count === undefined ? null : (
            <>
              {' '}
              <span className="ui-mono">{count}</span>
            </>
          )}
        </button>
      ))}
    </span>
  )
}

/** Values with one more, or without it. */
export const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
