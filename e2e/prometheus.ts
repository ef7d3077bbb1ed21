import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasProgram } from '../tools/test/debian-programs.mjs'
import { freePort } from '../tools/project/ports.mjs'
import { root } from '../tools/project/root.mjs'

const program = '/usr/bin/prometheus'
/** Path of promtool, part of Debian's package `prometheus`. */
export const promtool = '/usr/bin/promtool'

export const monitoringFolder = join(root, 'deploy', 'monitoring')

/** Installs Debian's Prometheus, if it is missing. */
export async function requirePrometheus(): Promise<void> {
  if (!(await hasProgram(program, ['prometheus'])))
    throw new Error('Prometheus could not be installed')
}

/**
 * Interval and timeout of a scrape: the cms waits 2 s for its database before it says that it gets
 * no answer, and a scrape that ends earlier would take the cms for down.
 */
const scrape = '3s'

/**
 * Starts a Prometheus that scrapes the programs with the shipped rules, whose minutes are shortened
 * to seconds.
 */
export async function startPrometheus(
  targets: Record<'vitrine-site' | 'vitrine-cms', string>,
): Promise<{ firing: () => Promise<string[]>; stop: () => Promise<void> }> {
  await requirePrometheus()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-prometheus-'))
  const rules = readFileSync(join(monitoringFolder, 'alerts.yml'), 'utf8')
  writeFileSync(join(folder, 'alerts.yml'), rules.replace(/\b(\d+)m\b/g, '$1s'))
  writeFileSync(
    join(folder, 'prometheus.json'),
    JSON.stringify({
      global: { scrape_interval: scrape, scrape_timeout: scrape, evaluation_interval: '1s' },
      rule_files: ['alerts.yml'],
      scrape_configs: Object.entries(targets).map(([job, target]) => ({
        job_name: job,
        static_configs: [{ targets: [target] }],
      })),
    }),
  )
  const address = `127.0.0.1:${await freePort()}`
  const child = spawn(
    program,
    [
      `--config.file=${join(folder, 'prometheus.json')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    firing: async () => {
      const answer = await fetch(`http://${address}/api/v1/alerts`).catch(() => undefined)
      const { data } = Object(await answer?.json())
      const alerts: { state: string; labels: { alertname: string } }[] = data?.alerts ?? []
      return alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname)
        .toSorted()
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
