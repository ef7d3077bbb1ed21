import { spawn } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasProgram } from '../../tools/test/debian-programs.mjs'
import { freePort } from '../../tools/project/ports.mjs'
import { root } from '../../tools/project/root.mjs'

const program = '/usr/sbin/haproxy'

/** Ports of the programs behind the balancer. */
export interface NodePorts {
  sites: readonly [number, number]
  cms: readonly [number, number]
  databases: readonly [number, number]
}

/** Ports of the balancer. */
export interface BalancerPorts {
  visitors: number
  cms: number
  database: number
}

/** Free ports for a balancer; the settings of the programs behind it contain them. */
export const balancerPorts = async (): Promise<BalancerPorts> => ({
  visitors: await freePort(),
  cms: await freePort(),
  database: await freePort(),
})

/** Starts Debian's HAProxy with the shipped settings, except for addresses and TLS. */
export async function startBalancer(folder: string, own: BalancerPorts, behind: NodePorts) {
  if (!(await hasProgram(program, ['haproxy']))) throw new Error('HAProxy could not be installed')
  let text = readFileSync(join(root, 'deploy', 'haproxy.cfg'), 'utf8')
  const replace = (from: string, to: string) => {
    if (text.split(from).length !== 2) throw new Error(`${from} is not once in haproxy.cfg`)
    text = text.replace(from, to)
  }
  replace('  bind :80\n', `  bind 127.0.0.1:${own.visitors}\n`)
  text = text
    .replace(/^ {2}bind :443 .*\n/m, '')
    .replace(/^ {2}http-request redirect scheme.*\n/m, '')
  replace('  bind 10.0.0.5:4001\n', `  bind 127.0.0.1:${own.cms}\n`)
  replace('  bind 10.0.0.5:5432\n', `  bind 127.0.0.1:${own.database}\n`)
  const nodes: [string, number][] = [
    ['site-1 10.0.0.11:3000', behind.sites[0]],
    ['site-2 10.0.0.12:3000', behind.sites[1]],
    ['cms-1 10.0.0.21:4001', behind.cms[0]],
    ['cms-2 10.0.0.22:4001', behind.cms[1]],
    ['primary 10.0.0.31:5432', behind.databases[0]],
    ['standby 10.0.0.32:5432', behind.databases[1]],
  ]
  for (const [name, port] of nodes) replace(name, `${name.split(' ')[0]} 127.0.0.1:${port}`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, text)
  chmodSync(file, 0o644)
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, stop: () => child.kill('SIGKILL') }
}
