/** @alone @monitoring */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { nightly } from '../nightly.ts'
import { monitoringFolder, promtool, requirePrometheus, startPrometheus } from '../prometheus.ts'
import { origin, running, signal } from '../system-under-test.ts'

/**
 * Maximum time until an alert fires or ends, with minutes shortened to seconds, including a restart
 * of a hung program.
 */
const limitMs = 60_000

const metricsOf = async (address: string) => (await fetch(`http://${address}/metrics`)).text()
const cmsAddress = () => `127.0.0.1:${running().cms.port}`
const siteAddress = new URL(origin).host

test('each rule is valid and fires at its fault alone', { tag: nightly }, async () => {
  await requirePrometheus()
  execFileSync(promtool, ['check', 'rules', 'alerts.yml'], { cwd: monitoringFolder })
  execFileSync(promtool, ['test', 'rules', 'alerts.test.yml'], { cwd: monitoringFolder })
})

test('rules and dashboard ask for metrics that exist', async () => {
  const exported = (await Promise.all([siteAddress, cmsAddress()].map(metricsOf))).join('\n')
  const known = new Set([...exported.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const text = readFileSync(join(monitoringFolder, file), 'utf8')
    const asked = new Set(text.match(/\b(vitrine|nodejs|process)_[a-z_]+/g))
    const missing = [...asked].filter(
      (name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')),
    )
    expect(missing, file).toEqual([])
  }
})

// the supervisor restarts hung programs, so that the alerts end by themselves
for (const [name, alerts] of [
  ['cms', ['CmsDown', 'FeedDown']],
  ['postgres', ['DatabaseDown']],
  ['site', ['SiteDown']],
] as const)
  test(
    `a hung ${name} raises ${alerts.join(', ')}, until it runs again`,
    { tag: nightly },
    async () => {
      test.setTimeout(3 * limitMs)
      const prometheus = await startPrometheus({
        'vitrine-site': siteAddress,
        'vitrine-cms': cmsAddress(),
      })
      try {
        await expect.poll(prometheus.firing, { timeout: limitMs }).toEqual([])
        signal(name, 'SIGSTOP')
        await expect
          .poll(prometheus.firing, { timeout: limitMs, intervals: [250] })
          .toEqual(expect.arrayContaining([...alerts]))
        await expect
          .poll(prometheus.firing, { timeout: limitMs })
          .not.toEqual(expect.arrayContaining([alerts[0]]))
      } finally {
        await prometheus.stop()
      }
    },
  )
