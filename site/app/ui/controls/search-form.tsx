import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import styles from './search-form.module.css'

export type SearchFormProps = {
  action: string
  name: string
  defaultValue?: string | undefined
  /** Accessible name; the placeholder is an example. */
  label: string
  placeholder?: string | undefined
  submitLabel: string
  hidden?: { name: string; value: string }[] | undefined
  size?: 'medium' | 'large' | undefined
  /** Replaces the native submit. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** Ref of the input, to focus it when the header's search bar opens. */
  inputRef?: ((input: HTMLInputElement | null) => void) | undefined
  onFocus?: ((input: HTMLInputElement) => void) | undefined
  /** Role of the field while it has a list of suggestions. */
  role?: 'combobox' | undefined
  /** Content below the field: a list of suggestions. */
  children?: ReactNode
}

export function SearchForm({
  action,
  name,
  defaultValue,
  label,
  placeholder,
  submitLabel,
  hidden = [],
  size = 'medium',
  onSubmit,
  inputRef,
  onFocus,
  role,
  children,
}: SearchFormProps) {
  const id = useId()
  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        data-size={size}
        action={action}
        method="get"
        onSubmit={onSubmit}
      >
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        {hidden.map((field) => (
          <input
            key={`${field.name}=${field.value}`}
            type="hidden"
            name={field.name}
            value={field.value}
          />
        ))}
        <input
          ref={inputRef}
          id={id}
          className={styles.input}
          type="search"
          role={role}
          aria-expanded={role && false}
          onFocus={onFocus && ((event) => onFocus(event.currentTarget))}
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button className={styles.submit} type="submit">
          <Icon name="search" />
          <span className={styles.words}>{submitLabel}</span>
        </button>
      </form>
      {children}
    </search>
  )
}
