import { isPlain, loggedProperties, repeatsInput } from './loggable.ts'

/** Maximum length of the text that distinguishes kinds of lines, characters. */
const maxTextLength = 300

/**
 * Identifier in code, such as the name of an outcome or a task; neither user input nor a number.
 */
const word = /^[A-Za-z][A-Za-z_-]{0,40}$/

/** Fields that differ between requests and do not describe the failure. */
const ofRequest = ['reqId', 'method', 'route', 'url', 'locale']

/**
 * Text without the parts that differ between lines of a kind: paths, addresses, quotations,
 * numbers.
 */
const textKind = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .replace(/\S*[/?=@]\S*/g, '…')
    .replace(/"[^"]*"/g, '…')
    .replace(/[\w-]*\d[\w-]*/g, '#')

function errorKind(error: Error, depth = 0): string {
  const isText = !repeatsInput(error)
  const named = Object.entries(error).filter(
    ([name]) => name !== 'digest' && loggedProperties.includes(name),
  )
  const causes = error instanceof AggregateError ? error.errors.slice(0, 3) : [error.cause]
  const inside = depth < 3 ? causes.filter((cause) => cause instanceof Error) : []
  // an error whose text repeats input and that has no code is identified by its place in the source
  const place =
    isText || named.length > 0 || inside.length > 0
      ? ''
      : /^\s+at .*$/m.exec(String(error.stack))?.[0]
  return [
    error.name,
    isText ? textKind(error.message) : place,
    ...named.map(([name, value]) => `${name}:${value}`),
    ...inside.map((cause) => errorKind(cause, depth + 1)),
  ].join('|')
}

function partKind(part: unknown): string {
  if (part instanceof Error) return errorKind(part)
  if (typeof part !== 'object' || part === null) return textKind(String(part))
  if (!isPlain(part)) return ''
  return Object.entries(part)
    .filter(([name]) => !ofRequest.includes(name))
    .map(([name, value]) => {
      if (value instanceof Error) return errorKind(value)
      if (name === 'msg') return textKind(String(value))
      if (name === 'status') return String(value)
      if (typeof value === 'string') return word.test(value) ? value : ''
      const message: unknown = Object(value).message
      return typeof message === 'string' ? textKind(message) : ''
    })
    .filter(Boolean)
    .join('|')
}

/**
 * Kind of a log line, from the arguments of its call: its text and errors without the parts that
 * differ between requests. Two errors from one place in the code have the same kind.
 */
export const kindOfLine = (level: number, args: readonly unknown[]): string =>
  [level, ...args.map(partKind)].join('||')
