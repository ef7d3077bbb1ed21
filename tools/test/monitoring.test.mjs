import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../project/root.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const alerts = [...read('deploy/monitoring/alerts.yml').matchAll(/- alert: (\w+)/g)].map(
  ([, name]) => name,
)

test('the runbook has an entry for each alert, and none without', () => {
  const entries = [...read('docs/guide/runbook.md').matchAll(/^## (\w+)$/gm)].map(
    ([, name]) => name,
  )
  expect(entries.toSorted()).toEqual(alerts.toSorted())
})

test('the proof of the rules counts each of them', () => {
  expect(read('deploy/monitoring/alerts.test.yml')).toContain(`value: ${alerts.length} }`)
})
