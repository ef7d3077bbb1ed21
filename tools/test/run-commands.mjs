import { execFileSync, spawn } from 'node:child_process'
import { asRun, documentedCommands } from './documented-commands.mjs'
import { buildEnvironment } from '../build/builds.mjs'
import { freePort } from '../project/ports.mjs'
import { seconds } from '../project/steps.mjs'

/** Time limit of one command, ms. */
const timeoutMs = 20 * 60_000

/**
 * Runs the documented commands in a copy of the project, one after another. Commands that keep
 * running are stopped after they have printed their `until` text and the commands beside them have
 * ended.
 *
 * @param copy - Folder of the copy.
 * @param count - Receives the passed and failed commands.
 */
export async function runCommands(copy, count) {
  // some commands compare with a branch
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], {
      cwd: copy,
    })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'Copy')
  const port = await freePort()
  for (const row of documentedCommands) {
    if (row.by || row.beside) continue
    const beside = documentedCommands.filter((other) => other.beside === row.command)
    await report(row.command, count, () => runOne(row, { copy, port, beside, count }))
  }
}

async function report(command, count, work) {
  const began = performance.now()
  const wrong = await work().catch((error) => error.message)
  count(wrong ? 0 : 1, wrong ? 1 : 0)
  process.stdout.write(
    `  ${wrong ? 'FAIL' : 'ok  '} ${command} · ${seconds(performance.now() - began)}\n${wrong ? `${wrong}\n` : ''}`,
  )
}

/** Runs a command; resolves with the error, an empty string on success. */
async function runOne({ command, until }, { copy, port, beside, count }) {
  const line = asRun(command).replaceAll('localhost:3000', `localhost:${port}`)
  const child = spawn('sh', ['-c', `exec ${/^[A-Z_]+=/.test(line) ? 'env ' : ''}${line}`], {
    cwd: copy,
    detached: true,
    env: { ...buildEnvironment(), NODE_ENV: '', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code))
  })
  const isUp = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += chunk
        if (until !== undefined && printed.includes(until)) resolve('up')
      })
  })
  const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), timeoutMs)
  try {
    const first = await Promise.race([ended, isUp])
    if (first === 'up') {
      for (const other of beside)
        await report(other.command, count, () => runOne(other, { copy, port, beside: [], count }))
      process.kill(-child.pid, 'SIGTERM')
      await ended
      return ''
    }
    return first === 0 && until === undefined
      ? ''
      : `ended with code ${first}:\n${printed.trim().split('\n').slice(-15).join('\n')}`
  } finally {
    clearTimeout(late)
  }
}
