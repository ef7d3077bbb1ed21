import type { ReactNode } from 'react'

/** Options of a select, by value; `none` is the one without a value. */
export const Options = ({
  none,
  of,
}: {
  none?: string
  of: readonly (readonly [value: string | number, text: string])[]
}): ReactNode => (
  <>
    {none === undefined ? null : <option value="">{none}</option>}
    {of.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </>
)
