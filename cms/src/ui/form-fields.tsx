import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

/** Attributes that tie a control to its label, hint and problem. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

interface FieldProps {
  label: string
  hint?: string | undefined
  /** Empty: none, as undefined. */
  problem?: string | undefined
}

/** Field with its label; the problem stands below it until the field changes. */
export function FormField({
  label,
  hint,
  problem,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }): ReactNode {
  const id = useId()
  return (
    <div className="ui-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': `${hint === undefined ? '' : `${id}-hint `}${id}-problem`,
        'aria-invalid': Boolean(problem),
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="ui-small">
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  )
}

interface InputProps extends FieldProps, Omit<ComponentProps<'input'>, 'onChange'> {
  value: string
  onChange: (value: string) => void
}

/** Input with its label. */
export const InputField = ({
  label,
  hint,
  problem,
  onChange,
  ...attributes
}: InputProps): ReactNode => (
  <FormField label={label} hint={hint} problem={problem}>
    {(control) => (
      <input {...control} {...attributes} onChange={({ target }) => onChange(target.value)} />
    )}
  </FormField>
)

/** Check boxes of which any may be chosen, in their order. */
export function CheckField<Choice extends string>({
  label,
  choices,
  chosen,
  problem,
  onChange,
}: {
  label: string
  choices: readonly { value: Choice; label: string }[]
  chosen: readonly Choice[]
  problem: string | undefined
  onChange: (chosen: Choice[]) => void
}): ReactNode {
  const id = useId()
  return (
    <fieldset className="ui-field" aria-describedby={`${id}-problem`}>
      <legend>{label}</legend>
      {choices.map(({ value, label: own }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                choices
                  .map((each) => each.value)
                  .filter((each) => (each === value ? target.checked : chosen.includes(each))),
              )
            }
          />
          {own}
        </label>
      ))}
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </fieldset>
  )
}
