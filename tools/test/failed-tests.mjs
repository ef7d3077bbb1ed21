/**
 * Lists failed tests of a runner's JSON results, each with its file, title and the first lines of
 * its error. They are printed last, since often only the end of a long output is retained.
 */

/** Failed tests in the output of Vitest's JSON reporter. */
export function failedInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [failure(name, '', message)] : []
    return failed.map((test) => failure(name, test.fullName, test.failureMessages.join('\n')))
  })
}

/**
 * Failed tests in the output of Playwright's JSON reporter; only the first try, since there are no
 * retries.
 */
export function failedInPlaywright({ suites = [], errors = [] }) {
  return [
    ...suites.flatMap(failedInSuite),
    ...errors.map((error) => failure(error.location?.file ?? 'Playwright', '', error.message)),
  ]
}

function failedInSuite({ specs = [], suites = [] }) {
  return [
    ...specs
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const [result] = spec.tests.flatMap((test) => test.results)
        const seconds = Math.round((result?.duration ?? 0) / 1000)
        const messages = (result?.errors ?? []).map((error) => error.message)
        return failure(
          `${spec.file}:${spec.line}`,
          `${spec.title} (${result?.status ?? 'not run'}, ${seconds} s)`,
          messages.join('\n'),
        )
      }),
    ...suites.flatMap(failedInSuite),
  ]
}

/** Lines for one failure; `title` and `message` may be empty. */
export function failure(file, title, message = '') {
  const lines = message
    .replaceAll(terminalColors, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s+at .*node_modules|^\s+at new Promise/.test(line))
    .slice(0, errorLines)
  return [
    title ? `${file} · ${title}` : file,
    ...lines.map((line) => `    ${line.slice(0, lineLength)}`),
  ].join('\n')
}

// oxlint-disable-next-line no-control-regex -- the escape character begins a terminal's color
const terminalColors = /\u001B\[[0-9;]*m/g
/** Limits of a printed error: lines, and characters per line. */
const errorLines = 12
const lineLength = 200
