import { examine } from './examine.mjs'

const marks = { ok: '  ok       ', warning: '  warning  ', fault: '  FAULT    ' }

const args = process.argv.slice(2)
const unknown = args.filter((arg) => !['site', 'cms', '--json'].includes(arg))
if (unknown.length > 0) {
  process.stderr.write('Use: doctor [site] [cms] [--json]\n')
  process.exit(2)
}
const findings = await examine(args.filter((arg) => !arg.startsWith('--')))
if (args.includes('--json')) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`)
else
  for (const { check, state, text, remedy } of findings)
    process.stdout.write(
      `${marks[state]}${check}: ${text}\n${remedy ? `${' '.repeat(11)}→ ${remedy}\n` : ''}`,
    )
process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0
