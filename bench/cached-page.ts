import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figures.ts'
import { median } from './figures.ts'
import { pinTo, requestsPerSecond, requireProgram, spawnOnCore } from './programs.ts'

const rounds = 7
const seconds = 2

/**
 * Compares a cached page with nginx serving the same bytes and headers, one core each for server
 * and client, in alternating rounds so that load of the machine affects both.
 */
export async function measureCachedPage(
  page: string,
  sitePid: number,
  nginxPort: number,
): Promise<Figure> {
  const accept = { 'accept-encoding': 'br' }
  const answer = await fetch(page, { headers: accept })
  const body = await rawBody(page)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'))
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(folder, nginxPort, answer.headers))
  const nginx = spawnOnCore(0, requireProgram('nginx'), [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
  ])
  try {
    pinTo(0, sitePid)
    await waitFor(`http://127.0.0.1:${nginxPort}/page`)
    // warm-up: the JIT has compiled the hot path
    requestsPerSecond(page, { seconds: 2 * seconds, headers: accept })
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(requestsPerSecond(page, { seconds, headers: accept }))
      theirs.push(
        requestsPerSecond(`http://127.0.0.1:${nginxPort}/page`, { seconds, headers: accept }),
      )
    }
    const ratio = median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)))
    return {
      what: `cached page beside nginx, ${body.length} bytes (${Math.round(median(ours))} and ${Math.round(median(theirs))} requests/s)`,
      value: ratio.toFixed(2),
      budget: 'at least 0.5, goal 0.75',
      withinBudget: ratio >= 0.5,
    }
  } finally {
    nginx.kill('SIGTERM')
    pinTo('0,1', sitePid)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Raw response body; fetch would decode it. */
async function rawBody(url: string): Promise<Buffer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
}

function nginxConfiguration(folder: string, port: number, headers: Headers): string {
  const same = [
    'content-security-policy',
    'cache-control',
    'vary',
    'content-language',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
  ]
  const lines = same.flatMap((name) => {
    const value = headers.get(name)
    return value === null
      ? []
      : [`add_header ${name} "${value.replaceAll('"', '\\"').replaceAll('$', '')}";`]
  })
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder}; location = /page { add_header content-encoding br; ${lines.join(' ')} } }
}
`
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url, { headers: { 'accept-encoding': 'identity' } }).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} does not answer`)
}
