import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startVarnish } from '../e2e/varnish.ts'
import { freePort } from '../tools/project/ports.mjs'
import { root } from '../tools/project/root.mjs'
import type { Figure } from './figures.ts'
import { median } from './figures.ts'
import { descendantsOf } from './processes.ts'
import { pinTo, requestsPerSecond, requireProgram, spawnOnCore } from './programs.ts'

const rounds = 5
const seconds = 2
const accept = { 'accept-encoding': 'br' }

/**
 * Configuration of nginx with a cache in front of a site; its files are in memory after the first
 * reads.
 */
const nginxConfiguration = (folder: string, port: number, site: string): string =>
  `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  proxy_temp_path ${folder}/temp; proxy_cache_path ${folder}/cache keys_zone=pages:8m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site};
      proxy_cache pages; proxy_cache_valid 200 10m; proxy_ignore_headers Cache-Control Set-Cookie Vary;
      proxy_cache_key $uri$http_accept_encoding; add_header x-cache $upstream_cache_status;
    }
  }
}
`

/** Starts a site whose answers have cache tags and a lifetime for Varnish. */
function startSite(port: number, edgeUrl: string, variables: Record<string, string>) {
  return spawn(process.execPath, [join(root, 'tools', 'run.mjs'), 'site'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      EDGE: 'varnish',
      EDGE_URL: edgeUrl,
      ...variables,
    },
  })
}

/** Repeats a request until the answer comes from a cache. */
async function untilHit(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(url, { headers: accept }).catch(() => undefined)
    await answer?.arrayBuffer()
    const isHit = /hit/i.test(answer?.headers.get('x-cache') ?? answer?.headers.get('x-edge') ?? '')
    if (answer?.ok && isHit) return
    await pause(100)
  }
  throw new Error(`${url} is not answered from a cache`)
}

/**
 * Throughput of Varnish with the shipped VCL, compared with nginx with a cache; each on one core in
 * front of the same site, in alternating rounds.
 */
export async function measureEdge(
  path: string,
  variables: Record<string, string>,
): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-edge-'))
  const [sitePort, nginxPort] = [await freePort(), await freePort()]
  const varnish = await startVarnish(sitePort)
  const site = startSite(sitePort, varnish.url, variables)
  writeFileSync(
    join(folder, 'nginx.conf'),
    nginxConfiguration(folder, nginxPort, `http://127.0.0.1:${sitePort}`),
  )
  const nginx = spawnOnCore(0, requireProgram('nginx'), [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
  ])
  try {
    for (const pid of [varnish.pid, ...descendantsOf(varnish.pid)]) pinTo(0, pid)
    const edge = varnish.url + path
    const other = `http://127.0.0.1:${nginxPort}${path}`
    for (const url of [edge, other]) {
      await untilHit(url)
      requestsPerSecond(url, { seconds, headers: accept })
    }
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(requestsPerSecond(edge, { seconds, headers: accept }))
      theirs.push(requestsPerSecond(other, { seconds, headers: accept }))
    }
    const ratio = median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)))
    return {
      what: `page from Varnish beside nginx with a cache (${Math.round(median(ours))} and ${Math.round(median(theirs))} requests/s)`,
      value: ratio.toFixed(2),
      budget: 'at least 0.5',
      withinBudget: ratio >= 0.5,
    }
  } finally {
    nginx.kill('SIGTERM')
    site.kill('SIGTERM')
    await varnish.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
