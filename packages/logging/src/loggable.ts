import { mailedToken } from './mailed-paths.ts'

/** Maximum length of a text in a log line, characters. */
const maxTextLength = 500
/** Maximum depth of logged objects and causes. */
const maxDepth = 4

const address = /[^\s<>"'`(),;:=&?#/\\]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,253}/giu
const token = new RegExp(`(\\b${mailedToken}=)[^&#\\s]*`, 'gi')
/** Query strings of URLs: search texts and other visitor input. */
const query = /\?[^\s?"'<>]*=[^\s"'<>]*/g
/** Text of a database driver's error from the query on, which contains parameters. */
const failedQuery = /Failed query:[\s\S]*|\bparams: [\s\S]*/g

/**
 * Redacts a text for the log: query strings, e-mail addresses, mailed tokens, failed statements.
 */
export function loggableText(text: string): string {
  const cut = text.length > maxTextLength * 8 ? text.slice(0, maxTextLength * 8) : text
  const clean = cut
    .replace(failedQuery, 'failed query')
    .replace(query, '?…')
    .replace(token, '$1…')
    .replace(address, '…@…')
  return clean.length > maxTextLength ? `${clean.slice(0, maxTextLength)}…` : clean
}

/** Error properties that contain names, never user data: from Node, PostgreSQL and SMTP. */
export const loggedProperties = [
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

/** Errors whose message contains input: failed statements and parser errors. */
export const repeatsInput = (error: Error): boolean =>
  'query' in error ||
  'params' in error ||
  'severity' in error ||
  'hint' in error ||
  error instanceof SyntaxError ||
  error.name === 'ZodError'

/** Stack frames without the message. */
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
      loggedProperties.includes(name) && (typeof value === 'string' || typeof value === 'number'),
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

export const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

/**
 * Redacts a value for the log. Errors keep type, code, constraint, table and frames, but no values
 * of statements or forms; e-mail addresses and tokens are removed from texts.
 */
export function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return loggableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) return '…'
  if (value instanceof Error) return describe(value, depth)
  if (Array.isArray(value)) return value.slice(0, 20).map((part) => loggable(part, depth + 1))
  // class instances (requests, sockets) contain headers and bodies
  if (!isPlain(value)) return `[${value.constructor?.name ?? 'object'}]`
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 40)
      .map(([name, part]) => [name, loggable(part, depth + 1)]),
  )
}
