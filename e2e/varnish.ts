import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasProgram } from '../tools/test/debian-programs.mjs'
import { freePort } from '../tools/project/ports.mjs'
import { root } from '../tools/project/root.mjs'

const program = '/usr/sbin/varnishd'

/** Starts Debian's Varnish with the shipped VCL, in front of a site. */
export async function startVarnish(
  sitePort: number,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  if (!(await hasProgram(program, ['varnish', 'varnish-modules'])))
    throw new Error('Varnish could not be installed')
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-varnish-'))
  chmodSync(folder, 0o755)
  const vcl = readFileSync(join(root, 'deploy', 'varnish', 'vitrine.vcl'), 'utf8')
  const file = join(folder, 'vitrine.vcl')
  writeFileSync(file, vcl.replace('.port = "3000"', `.port = "${sitePort}"`))
  const port = await freePort()
  const child = spawn(
    program,
    [
      '-F',
      '-n',
      join(folder, 'work'),
      '-f',
      file,
      '-a',
      `127.0.0.1:${port}`,
      '-s',
      'malloc,64m',
      '-p',
      'http_gzip_support=off',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(url, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    )
  while (!(await answers()))
    if (child.exitCode !== null) throw new Error(`Varnish did not start: ${output}`)
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
