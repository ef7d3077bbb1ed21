import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../project/root.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const workflow = read('.github/workflows/test.yml')
const [, table = ''] = /^const stages = \{\n(.*?)^\}/ms.exec(read('tools/test.mjs')) ?? []
const stages = [...table.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, name]) => name)
const jobs = [...workflow.matchAll(/^ +- stages: (.+)$/gm)].map(([, names]) => names.split(' '))

test('the workflow runs each stage of the gate, and no other, on one machine or in shards', () => {
  const journeys = jobs.filter((names) => names.includes('journeys'))
  const others = jobs.filter((names) => !names.includes('journeys'))
  expect([...others.flat(), 'journeys'].toSorted()).toEqual(stages.toSorted())
  const shards = [...workflow.matchAll(/--shard=(\d+)\/(\d+)/g)].map(([, part, all]) => [part, all])
  expect(shards).toEqual(journeys.map((_, index) => [`${index + 1}`, `${journeys.length}`]))
})

test('one check of the workflow fails unless all stages succeeded', () => {
  const [, gate = ''] = /^ {2}gate:\n((?: {4}.*\n)+)/m.exec(workflow) ?? []
  expect(gate).toContain('if: always()')
  expect(gate).toContain('needs: stages')
  expect(gate).toContain("test '${{ needs.stages.result }}' = success")
})
