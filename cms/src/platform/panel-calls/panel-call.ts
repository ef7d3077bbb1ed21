import type { z } from 'zod'
import { roles } from '#src/platform/access/roles.ts'
import type { Role } from '#src/platform/access/roles.ts'
import type { Label } from '#src/platform/labels.ts'

/**
 * Method and path below `panelApiBase`, with `:id` (a number) and other parameters (texts); `:entity`:
 * the collection or global of a call that several have.
 */
export type CallAddress = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`

/** Answer of a call that is a file; its handler makes the response. */
export const file = 'file'

/** Sentence about a refused field, or one for a field without a value and one for others. */
export type Sentence = Label | { missing: Label; otherwise: Label }

/** Statuses of refusals that a call may answer, besides 400, 401 and 403. */
export type RefusalStatus = 404 | 409 | 413 | 422

/** A call of our own pages of the panel. */
export interface PanelCall<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType | typeof file,
  Refused extends z.ZodType,
> {
  /** One sentence for the description of the panel's API. */
  summary: string
  /** Roles that may call; a call that depends on more checks it in its handler. */
  roles: readonly Role[]
  /** Slugs of the collections or globals that have the call, if its address has `:entity`. */
  entities?: readonly string[]
  /** Sentence for the other roles, if it is more than that the account may not do this. */
  denied?: Label
  /** Parameters of the query; repeated ones are not read. */
  query?: Query
  /** JSON body, or the fields and files of a form. */
  body?: Body
  /** Limits of a form; without it the body is JSON. */
  form?: FormLimits
  /** Sentences about refused fields of the body, by field; the first is the message of the answer. */
  sentences?: Readonly<Record<string, Sentence>>
  /** Message if the body is refused for another reason. */
  unreadable?: Label
  /**
   * Share of a heavy call in the limit of its account: of 1, two run at once; one of 2 runs alone.
   * Heavy: its work or answer grows with the catalogue, a file or a selection of documents.
   */
  cost?: CallCost
  answer: Answer
  /** Status of the answer; default 200. */
  status?: 201 | 202
  /** Statuses of the refusals of its handler. */
  refusals?: readonly RefusalStatus[]
  /** Fields of a refusal in addition to `message` and `errors`. */
  refused?: Refused
}

/** A call as the dispatcher reads it. */
export type AnyPanelCall = PanelCall<z.ZodType, z.ZodType, z.ZodType | typeof file, z.ZodType>

/** Maximum bytes of a form, its files included, and the sentence about a larger one, by its field. */
export interface FormLimits {
  bytes: number
  tooLarge?: Label
  field?: string
}

/** Share of a call in the limit of heavy calls of an account. */
export type CallCost = 1 | 2

/** Every member of the staff. */
export const everyRole = Object.keys(roles) as readonly Role[]

/** Defines a call with the precise types of its shapes. */
export const panelCall = <
  Answer extends z.ZodType | typeof file,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Refused extends z.ZodType = z.ZodNever,
>(
  call: PanelCall<Query, Body, Answer, Refused>,
): PanelCall<Query, Body, Answer, Refused> => call
