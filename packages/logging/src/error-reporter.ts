import { loggable } from './loggable.ts'

/** Endpoint for error reports, in the notation of servers that are compatible with Sentry. */
export interface ErrorsAddress {
  /** URL of the envelope endpoint. */
  url: string
  key: string
}

/** Parses `https://<key>@<host>/<path>/<project>`; `undefined` for anything else. */
export function readErrorsAddress(dsn: string): ErrorsAddress | undefined {
  if (!URL.canParse(dsn)) return undefined
  const { protocol, host, pathname, username } = new URL(dsn)
  const parts = /^(?<path>.*)\/(?<project>\d+)$/.exec(pathname)?.groups
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || !parts) return undefined
  return {
    url: `${protocol}//${host}${parts['path']}/api/${parts['project']}/envelope/`,
    key: username,
  }
}

/** A redacted line of the log. */
export type ErrorLine = Record<string, unknown>

/** Limits of error reports: queued errors, errors per minute, time of a request (ms). */
export const reportLimits = { waiting: 20, aMinute: 30, timeoutMs: 5000 } as const

const minuteMs = 60_000

/** Folder of the repository or release, which may itself be named `site` or `cms`. */
const root = import.meta.url.replace(/^file:\/\//, '').replace(/packages\/logging\/src\/[^/]+$/, '')

/** Path in the sources or of a package, without the folders of the machine. */
function relativeFile(file: string): string {
  const path = file.replace(/^file:\/\//, '')
  const isOurs = path.startsWith(root) && !path.includes('/node_modules/')
  return isOurs
    ? path.slice(root.length)
    : path.replace(/^.*?\/(?=(node_modules|site|cms|packages|tools)\/)/, '')
}

/** Frames of a stack, innermost last. */
function framesOf(stack: unknown): object[] {
  const lines = typeof stack === 'string' ? stack.split('\n') : []
  return lines
    .flatMap((line) => {
      const found =
        /^\s*at (?:(?<name>.*?) \()?(?<file>[^()]+?):(?<row>\d+):(?<column>\d+)\)?$/.exec(
          line,
        )?.groups
      if (!found) return []
      const filename = relativeFile(found['file'] ?? '')
      return {
        filename,
        function: found['name'] ?? '?',
        lineno: Number(found['row']),
        colno: Number(found['column']),
        in_app: !/^node:|node_modules\//.test(filename),
      }
    })
    .toReversed()
}

/** An error and its causes, innermost first. */
function exceptionsOf(error: ErrorLine, depth = 0): object[] {
  const { type, message, stack, code, cause } = error
  const frames = framesOf(stack)
  return [
    ...(typeof cause === 'object' && cause !== null && depth < 3
      ? exceptionsOf(cause as ErrorLine, depth + 1)
      : []),
    {
      type: String(type ?? 'Error'),
      value: withoutAddresses(
        [message, code].filter((part) => part !== undefined && part !== '').join(' '),
      ),
      ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
    },
  ]
}

/** Program that reports errors. */
export interface Reporting {
  program: 'site' | 'cms'
  release: string
  environment: string
  /** Identifier of the current request. */
  requestId: () => string | undefined
}

/** IPv4 and IPv6 addresses of machines and visitors. */
const machineAddress =
  /\b\d{1,3}(\.\d{1,3}){3}\b|(?<![\w:])(?=\S*::|(?:[\da-f]+:){7})[\da-f:]{3,}/gi

const withoutAddresses = (text: string): string => text.replace(machineAddress, '…')

/** Error of a log line: from the program, or from a screen in a browser. */
const errorOf = ({ err, error, crash }: ErrorLine): ErrorLine | undefined =>
  [err, error, crash].find((part): part is ErrorLine => typeof part === 'object' && part !== null)

/** True unless the error has a status from 400 to 499, which is a regular answer. */
function isUnexpected(line: ErrorLine): boolean {
  const { status, statusCode } = errorOf(line) ?? {}
  const answered = Number(status ?? statusCode ?? 500)
  return !(answered >= 400 && answered < 500)
}

/**
 * Event of a log line: text, errors and a few names. Other fields are left out, so that the event
 * identifies neither the machine nor the visitor.
 */
export function eventOf(
  line: ErrorLine,
  requestId: string | undefined,
  { program, release, environment }: Omit<Reporting, 'requestId'>,
): object {
  const thrown = errorOf(line)
  const inBrowser = thrown !== undefined && thrown === line['crash']
  return {
    event_id: crypto.randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: inBrowser ? 'javascript' : 'node',
    level: 'error',
    logger: program,
    release: `vitrine@${release}`,
    environment,
    logentry: { formatted: withoutAddresses(String(line['msg'] ?? '')) || 'error' },
    ...(thrown === undefined ? {} : { exception: { values: exceptionsOf(thrown) } }),
    tags: {
      program: inBrowser ? 'browser' : program,
      ...(requestId === undefined ? {} : { request_id: requestId }),
    },
  }
}

/**
 * Sends errors to a server that is compatible with Sentry, one after the other, in the background:
 * a request never waits for it, a failure to send is silent, and errors above the limits are
 * dropped. The log has everything.
 */
export class ErrorReporter {
  readonly #address: ErrorsAddress
  readonly #reporting: Reporting
  readonly #waiting: object[] = []
  #sending: Promise<void> | undefined
  #sent: number[] = []
  /** Time until which nothing is sent, since the server requested a pause, ms. */
  #pausedUntil = 0

  constructor(address: ErrorsAddress, reporting: Reporting) {
    this.#address = address
    this.#reporting = reporting
  }

  report(line: ErrorLine): void {
    if (!isUnexpected(line)) return
    const now = Date.now()
    this.#sent = this.#sent.filter((at) => now - at < minuteMs)
    if (now < this.#pausedUntil || this.#waiting.length >= reportLimits.waiting) return
    if (this.#sent.length >= reportLimits.aMinute) return
    this.#sent.push(now)
    this.#waiting.push(eventOf(line, this.#reporting.requestId(), this.#reporting))
    this.#sending ??= this.#sendAll()
  }

  /** Resolves when all queued errors were sent or dropped; for the end of a process. */
  async flush(): Promise<void> {
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    // sent after the request that failed
    await new Promise((done) => setTimeout(done, 0))
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift())
      await this.#send(event).catch(() => undefined)
    this.#sending = undefined
  }

  async #send(event: object): Promise<void> {
    const { url, key } = this.#address
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}, sentry_client=vitrine/1`,
      },
      body: [
        JSON.stringify({ event_id: Object(event).event_id, sent_at: new Date().toISOString() }),
        JSON.stringify({ type: 'event' }),
        JSON.stringify(event),
        '',
      ].join('\n'),
      redirect: 'error',
      signal: AbortSignal.timeout(reportLimits.timeoutMs),
    })
    await answer.body?.cancel()
    if (answer.status !== 429) return
    const seconds = Number(answer.headers.get('retry-after'))
    this.#pausedUntil = Date.now() + (seconds > 0 ? seconds * 1000 : minuteMs)
    this.#waiting.length = 0
  }
}

/** Global key of the reporter: Next's entries have copies of a module each. */
const key = Symbol.for('vitrine.error-reporter')

/** Starts reporting the errors of this process. */
export function startErrorReports(dsn: string, reporting: Reporting): void {
  const address = readErrorsAddress(dsn)
  if (address) Reflect.set(globalThis, key, new ErrorReporter(address, reporting))
}

/** Reports a log line, if reports are configured. */
export const reportError = (line: () => ErrorLine): void => reporterOfProcess()?.report(line())

/** Reports the error that ends the process; resolves when it is sent, after 2 s at most. */
export async function reportFatal(error: unknown): Promise<void> {
  const reporter = reporterOfProcess()
  if (!reporter) return
  reporter.report({ err: loggable(error), msg: 'the process ended' })
  await Promise.race([reporter.flush(), new Promise((done) => setTimeout(done, 2000))])
}

const reporterOfProcess = (): ErrorReporter | undefined => Reflect.get(globalThis, key)
