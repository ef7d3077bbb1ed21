import type { CallName } from '@vitrine/contract/calls'
import type { Input } from '@vitrine/contract/client'
import type { ErrorCode } from '@vitrine/contract/errors'
import type { RouteName } from '#shared/routes/table.ts'

/** A field, without its words: those are the locale's, and whoever draws the form gives them. */
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
  /** It stands on the line of the one before it, where there is room. */
  beside?: true
  /** The endings of a file's name that are offered; its content is what counts. */
  accept?: string
  /** How large a file may be, MB. */
  megabytes?: number
  /** The call takes a number. */
  numeric?: true
}

/**
 * Where a form leads once it went well: a screen of its locale, and what that is told
 * (`?enviado=`), as such or out of the answer.
 */
interface Destination {
  screen: RouteName
  sent: string | { of: 'receipt' | 'state' }
  /** The part of the page where it is told. */
  at?: string
}

/**
 * A form as data: one description, which the page draws, the browser sends, and the server reads
 * and checks against the call's schema.
 */
export interface FormDescription<Fields = Readonly<Record<string, Field>>> {
  name: string
  /** What it is sent to. */
  call: CallName
  /** Where it stands: it is posted to the page's own address. */
  screens: readonly RouteName[]
  fields: Fields
  /** What the call is given beside. */
  always?: Readonly<Record<string, unknown>>
  /** Strangers may send it: traps for robots, and the page it came from, go along. */
  open?: true
  /** Sent twice it is one: the call takes an idempotency key. */
  keyed?: true
  /** A fixed place, or back to the page of the restricted area that was asked for. */
  leadsTo: Destination | 'back'
  /** Failures after which it leads on all the same. */
  forgives?: readonly ErrorCode[]
  /** Another form that a button of this one sends with the same fields. */
  beside?: string
}

type Names<Given> = Given extends unknown ? keyof Given & string : never
type Taken<N extends CallName> =
  | Names<NonNullable<Input<N>['params']>>
  | Names<NonNullable<Input<N>['body']>>

/** Describes a form; a field that its call does not take is no field. */
export function describeForm<
  N extends CallName,
  const Fields extends Readonly<Record<string, Field>>,
>(
  form: FormDescription<Fields> & {
    call: N
    fields: Record<Exclude<keyof Fields, Taken<N>>, never>
  },
): FormDescription<Fields> {
  return form
}

/** The hidden field that tells which form it is. */
export const formField = 'form'

/** Out of sight; what fills it in is no person. */
export const trapField = 'website'

/** How long the form was there, ms. */
export const elapsedField = 'elapsed'

/** Drawn by the browser once for each message. */
export const keyField = 'idempotency_key'
