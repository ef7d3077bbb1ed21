import { fillPath } from '@vitrine/http/path-pattern'
import { panelApiBase } from '@vitrine/contract/panel'
import type { z } from 'zod'
import type { CallShapes } from '#src/platform/panel-calls/handler.ts'
import type { file } from '#src/platform/panel-calls/panel-call.ts'
import { send } from '#src/platform/panel-calls/send.ts'
import type { Answered, SendOptions } from '#src/platform/panel-calls/send.ts'
import { panelCallAddresses } from '#src/panel-calls/addresses.ts'
import type { PanelCallName } from '#src/panel-calls/addresses.ts'
import type { PanelCalls } from '#src/panel-calls/table.ts'

type Shapes<Name extends PanelCallName> = CallShapes<PanelCalls[Name]>

/** Names of the parameters in an address. */
type Params<Address> = Address extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Address extends `${string}/:${infer Name}`
    ? Name
    : never

type Part<Name extends string, Shape extends z.ZodType> = [Shape] extends [z.ZodNever]
  ? { [Key in Name]?: undefined }
  : object extends z.input<Shape>
    ? { [Key in Name]?: z.input<Shape> }
    : { [Key in Name]: z.input<Shape> }

/** Parameters of a call's address, its query and its body (a form as `FormData`). */
export type CallArguments<Name extends PanelCallName> = Record<
  Params<(typeof panelCallAddresses)[Name]>,
  string | number
> &
  Part<'query', Shapes<Name>['query']> &
  (Shapes<Name>['body'] extends z.ZodNever
    ? { body?: undefined }
    : { body: z.input<Shapes<Name>['body']> | FormData })

/** Data of a call's answer; the response of a file. */
export type CallAnswer<Name extends PanelCallName> = Shapes<Name>['answer'] extends typeof file
  ? Response
  : Shapes<Name>['answer'] extends z.ZodType
    ? z.output<Shapes<Name>['answer']>
    : never

type Given = { query?: object | undefined; body?: object | undefined } & Readonly<
  Record<string, unknown>
>

/** Path of a call below `panelApiBase`, with its query; fields without a value are left out. */
function pathOf(name: PanelCallName, { query, ...params }: Given): string {
  const [, pattern = ''] = panelCallAddresses[name].split(' ')
  const path = fillPath(
    pattern,
    Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
  )
  const fields = new URLSearchParams(
    query instanceof URLSearchParams
      ? query
      : Object.entries(query ?? {}).flatMap(([key, value]) =>
          value === undefined || value === null ? [] : [[key, String(value)]],
        ),
  )
  return fields.size === 0 ? path : `${path}?${fields}`
}

/** Address of a call, for links to files. */
export const callAddress = <Name extends PanelCallName>(
  name: Name,
  given: Omit<CallArguments<Name>, 'body'>,
): string => panelApiBase + pathOf(name, given as Given)

type IsFile<Name extends PanelCallName> = Shapes<Name>['answer'] extends typeof file ? Name : never
/** Calls that answer a file. */
export type FileCallName = { [Name in PanelCallName]: IsFile<Name> }[PanelCallName]
/** Calls that answer JSON. */
export type DataCallName = Exclude<PanelCallName, FileCallName>

type Answer<Name extends PanelCallName> = Promise<
  Answered<CallAnswer<Name>, z.output<Shapes<Name>['refused']>>
>

function sendCall(name: PanelCallName, given: Given, options: SendOptions & { isFile?: true }) {
  const [method = 'GET'] = panelCallAddresses[name].split(' ')
  return send(pathOf(name, given), { ...options, method, body: given.body })
}

/** Calls the panel's API. Never rejects: without an answer the problem is `failed`. */
export const call = <Name extends DataCallName>(
  name: Name,
  given: CallArguments<Name>,
  options: SendOptions,
) => sendCall(name, given as Given, options) as Answer<Name>

/** Calls the panel's API for a file. */
export const callFile = <Name extends FileCallName>(
  name: Name,
  given: CallArguments<Name>,
  options: SendOptions,
) => sendCall(name, given as Given, { ...options, isFile: true }) as Answer<Name>
