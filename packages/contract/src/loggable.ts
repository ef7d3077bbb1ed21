import { mailedToken } from './mailed-paths.ts'

/** Longest text of a log line, characters. */
const longest = 500
/** How deep objects and causes are followed. */
const deepest = 4

const address = /[^\s<>"'`(),;:=&?#/\\]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,253}/giu
const token = new RegExp(`([?&]${mailedToken}=)[^&#\\s]*`, 'gi')
/** How the database driver's errors begin once they are text; what follows holds parameters. */
const failedQuery = /Failed query:[\s\S]*|\bparams: [\s\S]*/g

/** A text as it may stand in a log: without e-mail addresses, mailed tokens and failed queries. */
export function loggableText(text: string): string {
  const cut = text.length > longest * 8 ? text.slice(0, longest * 8) : text
  const clean = cut
    .replace(failedQuery, 'failed query')
    .replace(token, '$1…')
    .replace(address, '…@…')
  return clean.length > longest ? `${clean.slice(0, longest)}…` : clean
}

/** Properties of errors that name things of ours, never values: Node's, PostgreSQL's and SMTP's. */
const kept = [
  'code',
  'status',
  'statusCode',
  'errno',
  'syscall',
  'responseCode',
  'command',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
  'digest',
]

/**
 * Errors whose message repeats what was sent: failed statements, and parsers that show the text.
 */
const repeatsInput = (error: Error): boolean =>
  'query' in error ||
  'params' in error ||
  'severity' in error ||
  'hint' in error ||
  error instanceof SyntaxError ||
  error.name === 'ZodError'

/** The frames of a stack, without the message above them. */
function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== 'string') return []
  const at = message === '' ? 0 : stack.indexOf(message)
  const frames = at === -1 ? '' : stack.slice(at + message.length)
  return frames
    .split('\n')
    .filter((line) => /^\s+at\s/.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
}

function describe(error: Error, depth: number): Record<string, unknown> {
  const properties = Object.entries(error).filter(
    ([name, value]) =>
      kept.includes(name) && (typeof value === 'string' || typeof value === 'number'),
  )
  const inside = error instanceof AggregateError ? error.errors : []
  return {
    type: error.name,
    ...(repeatsInput(error) ? {} : { message: loggableText(error.message) }),
    ...Object.fromEntries(
      properties.map(([name, value]) => [
        name,
        typeof value === 'string' ? loggableText(value) : value,
      ]),
    ),
    stack: framesOf(error).join('\n'),
    ...(error.cause === undefined ? {} : { cause: loggable(error.cause, depth + 1) }),
    ...(inside.length === 0
      ? {}
      : { errors: inside.slice(0, 5).map((one: unknown) => loggable(one, depth + 1)) }),
  }
}

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

/**
 * A value as it may stand in a log: errors by their type, code, constraint, table and frames, never
 * with the values that a statement or a form held; texts without addresses and tokens.
 */
export function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return loggableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return '…'
  if (value instanceof Error) return describe(value, depth)
  if (Array.isArray(value)) return value.slice(0, 20).map((part) => loggable(part, depth + 1))
  // requests, connections and the like hold headers and bodies
  if (!isPlain(value)) return `[${value.constructor?.name ?? 'object'}]`
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 40)
      .map(([name, part]) => [name, loggable(part, depth + 1)]),
  )
}

/** What pino is given: an error alone would bring its message as the text of the line. */
function loggableArguments(given: unknown[]): unknown[] {
  const [first, ...rest] = given
  const clean = rest.map((part) => loggable(part))
  if (first instanceof Error)
    return [{ err: loggable(first) }, ...(clean.length > 0 ? clean : [first.name])]
  const object = loggable(first)
  const { err, msg } = Object(first)
  if (!(err instanceof Error)) return [object, ...clean]
  // a text that repeats the message of an error is the message again
  const isRepeated = (text: unknown): boolean =>
    typeof text === 'string' && repeatsInput(err) && text.includes(err.message)
  if (isRepeated(msg) || isRepeated(rest[0]) || (msg === undefined && clean.length === 0))
    return [{ ...Object(object), msg: undefined }, err.name]
  return [object, ...clean]
}

/** `loggable` has described the error already; pino and Fastify would look for more in it. */
const asItIs = (error: object) =>
  error as { type: string; message: string; stack: string; [name: string]: unknown }

/** Options of pino with which nothing gets past `loggable`, whoever writes the line. */
export const loggableOptions = {
  serializers: { err: asItIs, error: asItIs },
  hooks: {
    logMethod(this: unknown, given: unknown[], method: (...given: never[]) => void) {
      method.apply(this, loggableArguments(given) as never[])
    },
  },
}

/** Makes the console write the same, for what frameworks say there; and what ends the process. */
export function guardConsole(
  target: Pick<Console, 'error' | 'warn' | 'info' | 'log' | 'debug'> = console,
): void {
  for (const name of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    const write = target[name].bind(target)
    target[name] = (...given: unknown[]) =>
      write(
        ...given.map((part) => {
          const clean = loggable(part)
          return typeof clean === 'object' && clean !== null ? JSON.stringify(clean) : clean
        }),
      )
  }
}
