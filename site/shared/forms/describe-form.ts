import type { CallName } from '@vitrine/contract/calls'
import type { Input } from '@vitrine/contract/client'
import type { ErrorCode } from '@vitrine/contract/errors'
import type { QueryName } from '#shared/routes/query-names.ts'
import type { RouteName } from '#shared/routes/table.ts'

/** Field of a form, without texts, which depend on the locale. */
export interface Field {
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'password'
    | 'area'
    | 'select'
    | 'choices'
    | 'tick'
    | 'file'
    | 'hidden'
  required?: true
  autoComplete?: string
  maxLength?: number
  minLength?: number
  rows?: number
  /** True to place the field on the line of the previous field if there is space. */
  sameLine?: true
  /** File extensions for the file picker; the server checks the content. */
  accept?: string
  /** Maximum size of the file, or of all files together, MB. */
  maxMegabytes?: number
  /** Maximum number of files; undefined for a single file. */
  maxFiles?: number
  /** True if the call takes a number. */
  numeric?: true
}

/**
 * Redirect after success: a screen of the form's locale with `?sent=…`, a constant or a value of
 * the response.
 */
interface Destination {
  screen: RouteName
  sent: string | { of: 'receipt' | 'state' }
  /** Fragment of the target page. */
  fragment?: string
}

/** Redirect to a screen whose query parameters follow from the response. */
interface Continuation {
  screen: RouteName
  query: (answer: never) => Partial<Record<QueryName, string | undefined>>
  /** What the screen also shows after a submit by script: texts that no address may contain. */
  carry: (answer: never) => unknown
}

/**
 * Declarative form: rendered by the page, submitted by the browser, parsed and validated by the
 * server against the call's schema.
 */
export interface FormDescription<Fields = Readonly<Record<string, Field>>> {
  name: string
  /** Call that receives the form's values. */
  call: CallName
  /** Screens with the form; the form is posted to the page's own path. */
  screens: readonly RouteName[]
  fields: Fields
  /** Constant parameters of the call. */
  constants?: Readonly<Record<string, unknown>>
  /** Public form: sends the honeypot, the elapsed time and the page's URL. */
  isPublic?: true
  /** Sends an idempotency key. */
  idempotent?: true
  /**
   * Redirect after success; `back`: the page of the restricted area that was requested before the
   * log-in.
   */
  redirectTo: Destination | Continuation | 'back'
  /** Error codes that are treated as success. */
  ignoredErrors?: readonly ErrorCode[]
  /** Name of the form that a second button submits with the same fields. */
  secondaryForm?: string
}

type Names<Given> = Given extends unknown ? keyof Given & string : never
type Taken<N extends CallName> =
  | Names<NonNullable<Input<N>['params']>>
  | Names<NonNullable<Input<N>['body']>>

type Required<Given> = Given extends unknown
  ? { [Name in Names<Given>]: undefined extends Given[Name] ? never : Name }[Names<Given>]
  : never
type Needed<N extends CallName> =
  | Required<NonNullable<Input<N>['params']>>
  | Required<NonNullable<Input<N>['body']>>

/**
 * Defines a form. Its field names must be parameters of its call; exactly the parameters that the
 * call requires must be `required`.
 */
export function describeForm<
  N extends CallName,
  const Fields extends Readonly<Record<string, Field>>,
>(
  form: FormDescription<Fields> & {
    call: N
    fields: Record<Exclude<keyof Fields, Taken<N>>, never> & {
      [Name in keyof Fields]: Name extends Needed<N> ? { required: true } : { required?: never }
    }
  },
): FormDescription<Fields> {
  return form
}

/** Hidden field with the form's name. */
export const formField = 'form'

/** Honeypot: visually hidden field that only robots fill in. */
export const honeypotField = 'website'

/** Hidden field with the time between rendering and submission, ms. */
export const elapsedField = 'elapsed'

/** Hidden field with the idempotency key, which the browser generates for each message. */
export const keyField = 'idempotency_key'
