import { reportError } from './error-reporter.ts'
import { kindOfLine } from './log-kind.ts'
import { limiterOfProcess } from './log-limiter.ts'
import type { LogLimiter, Repeats } from './log-limiter.ts'
import { isPlain, loggable, repeatsInput } from './loggable.ts'

/** Arguments for pino, which would log the message of a bare error as text. */
function loggableArguments(args: unknown[]): unknown[] {
  const [first, ...rest] = args
  const clean = rest.map((part) => loggable(part))
  if (first instanceof Error)
    return [{ err: loggable(first) }, ...(clean.length > 0 ? clean : [first.name])]
  const object = loggable(first)
  const { err, msg } = Object(first)
  if (!(err instanceof Error)) return [object, ...clean]
  // true for a text that repeats the error's message
  const isRepeated = (text: unknown): boolean =>
    typeof text === 'string' && repeatsInput(err) && text.includes(err.message)
  if (isRepeated(msg) || isRepeated(rest[0]) || (msg === undefined && clean.length === 0))
    return [{ ...Object(object), msg: undefined }, err.name]
  return [object, ...clean]
}

/**
 * serializer that returns the output of `loggable` unchanged; pino's and Fastify's would read
 * further properties
 */
const keepSerialized = (error: object) =>
  error as { type: string; message: string; stack: string; [name: string]: unknown }

/** Pino's level numbers of the console's functions. */
const levels = { error: 50, warn: 40, info: 30, log: 30, debug: 20 } as const

/** Writes a line; repeated warnings and errors are counted instead. */
function limited(
  level: number,
  args: unknown[],
  write: (args: unknown[]) => void,
  limiter: LogLimiter = limiterOfProcess(),
): void {
  if (level < levels.warn) return write(args)
  limiter.add(kindOfLine(level, args), {
    write: () => {
      write(args)
      if (level >= levels.error) reportError(() => logLine('error', {}, args))
    },
    writeCount: (repeats) => write(countArguments(args, repeats)),
  })
}

/** Arguments of a count line: those of the latest line, with its error without the stack. */
function countArguments(args: unknown[], { count, seconds, isMixed }: Repeats): unknown[] {
  const fields: Record<string, unknown>[] = args.filter(
    (part): part is Record<string, unknown> =>
      typeof part === 'object' && part !== null && isPlain(part),
  )
  const error = [...args, ...fields.flatMap((field) => Object.values(field))].find(
    (part): part is Error => part instanceof Error,
  )
  const text = [...fields.map(({ msg }) => msg), ...args].find(
    (part): part is string => typeof part === 'string',
  )
  const isRepeated = error !== undefined && repeatsInput(error) && text?.includes(error.message)
  const { type, message, code } = Object(loggable(error))
  return [
    { ...(error === undefined ? {} : { err: { type, message, code } }), repeated: count, seconds },
    `… and ${count} more ${isMixed ? 'of other kinds' : 'like it'} in ${seconds} s: ${isRepeated ? type : (text ?? type ?? '')}`,
  ]
}

/** Options of pino that redact every line by `loggable`, and limit repeated ones. */
export const loggableOptions = {
  serializers: { err: keepSerialized, error: keepSerialized },
  hooks: {
    logMethod(
      this: unknown,
      args: unknown[],
      method: (...args: never[]) => void,
      level = levels.info as number,
    ) {
      limited(level, args, (given) => method.apply(this, loggableArguments(given) as never[]))
    },
  },
}

/** Color and other control sequences of terminals. */
// oxlint-disable-next-line no-control-regex
const terminalCodes = /\u001B\[[\d;]*[A-Za-z]/g

/**
 * Redacts and limits the console's output too, which frameworks write to.
 *
 * @param options - `json`: writes lines of JSON like pino's, all to stdout; a leading object
 *   becomes their fields. `fields`: further fields of each line. `limiter`: by default the one of
 *   the process.
 */
export function guardConsole(
  {
    json = false,
    fields = () => ({}),
    limiter,
  }: { json?: boolean; fields?: () => Record<string, unknown>; limiter?: LogLimiter } = {},
  target: Pick<Console, 'error' | 'warn' | 'info' | 'log' | 'debug'> = console,
): void {
  const out = target.log.bind(target)
  for (const name of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    const write = target[name].bind(target)
    const writeLine = (args: unknown[]) => {
      if (json) out(JSON.stringify(logLine(name, fields(), args)))
      else write(...args.map((part) => asText(loggable(part))))
    }
    target[name] = (...args: unknown[]) => limited(levels[name], args, writeLine, limiter)
  }
}

const asText = (clean: unknown): unknown =>
  typeof clean === 'object' && clean !== null ? JSON.stringify(clean) : clean

/**
 * Writes a line of JSON to stdout, redacted and limited, for code without access to pino or the
 * console.
 */
export const writeLog = (level: keyof typeof levels, ...args: unknown[]): void =>
  limited(levels[level], args, (given) =>
    process.stdout.write(`${JSON.stringify(logLine(level, {}, given))}\n`),
  )

/**
 * Redacted log line of a console call's arguments: errors as `err`, a leading object as fields, the
 * rest as `msg`.
 */
function logLine(
  level: keyof typeof levels,
  fields: Record<string, unknown>,
  args: unknown[],
): Record<string, unknown> {
  const error = args.find((part) => part instanceof Error)
  const [first] = args
  const own = typeof first === 'object' && first !== null && isPlain(first) ? first : undefined
  const texts = args
    .filter((part) => part !== error && part !== own)
    .map((part) => String(asText(loggable(part))).replace(terminalCodes, ''))
  return {
    level: levels[level],
    time: Date.now(),
    ...fields,
    ...(error === undefined ? {} : { err: loggable(error) }),
    ...(own === undefined ? {} : Object(loggable(own))),
    msg: texts.join(' ').trim(),
  }
}
