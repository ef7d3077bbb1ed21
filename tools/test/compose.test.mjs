import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programVariables } from '../start/program-environment.mjs'
import { root } from '../project/root.mjs'

const read = (path) => readFileSync(join(root, 'deploy', path), 'utf8')
const example = [...read('compose.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(
  ([, name]) => name,
)
const image = read('Containerfile')

/** Blocks at the first level (`services`, `x-site`) by name, without comments. */
function blocksOf(text) {
  const plain = text.replace(/^\s*#.*\n/gm, '')
  const blocks = plain.split(/^(?=\S)/m).map((block) => [/^[\w-]+/.exec(block)?.[0], block])
  return Object.fromEntries(blocks)
}
/** Names of the second level of a block. */
const namesIn = (block = '') => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name)
const compose = blocksOf(read('compose.yaml'))
const names = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name)

test.each(['compose.yaml', 'compose.s3.yaml'])('%s uses variables of the example', (file) => {
  const required = names(/\$\{([A-Z0-9_]+):\?\}/g, read(file))
  expect(required.filter((name) => !example.includes(name))).toEqual([])
})

test('each variable of the example is read by compose.yaml', () => {
  const asked = new Set(names(/\$\{([A-Z0-9_]+):/g, read('compose.yaml')))
  expect(example.filter((name) => !asked.has(name))).toEqual([])
})

test('programs have the variables of their schemas and those of the image, and no others', () => {
  const ofTheImage = names(/\b([A-Z][A-Z_]+)=/g, image)
  const ofTheCommands = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG']
  const of = { site: compose['x-site'], cms: compose['x-cms'] }
  for (const [program, block] of Object.entries(of)) {
    const known = [
      ...programVariables[program],
      ...ofTheCommands,
      `${program.toUpperCase()}_HEAP_MB`,
    ]
    expect(names(/^ +([A-Z][A-Z0-9_]+): /gm, block).toSorted(), program).toEqual(
      known.filter((name) => !ofTheImage.includes(name)).toSorted(),
    )
  }
})

test('volumes, networks and services that are named exist', () => {
  const known = namesIn(compose.volumes)
  // `/data` of a program is the volume of its image; other images have their own volumes
  const mounts = [
    ...Object.values(compose)
      .join('')
      .matchAll(/['-] ?'?([\w-]+):(\/[\w/]+)/g),
  ]
  expect(mounts.map(([, name]) => name).toSorted()).toEqual(known.toSorted())
  expect(/^VOLUME (.+)$/m.exec(image)?.[1]).toBe('/data')
  for (const name of ['files', 'scripts', 'certificates'])
    expect(mounts.find((mount) => mount[1] === name)?.[2]).toBe('/data')
  const services = namesIn(compose.services)
  const networks = names(/networks: \[([^\]]+)\]/g, Object.values(compose).join(''))
  const used = new Set(networks.flatMap((list) => list.split(', ')))
  expect([...used].toSorted()).toEqual(namesIn(compose.networks).toSorted())
  const needed = names(/^ {4,6}(\w[\w-]*): \{ condition:/gm, Object.values(compose).join(''))
  expect(needed.filter((name) => !services.includes(name))).toEqual([])
})

test('addresses between services have their ports; only the proxy has one outside', () => {
  const [, sitePort, cmsPort] = /^EXPOSE (\d+) (\d+)$/m.exec(image) ?? []
  expect(image).toContain(`PORT=${sitePort}`)
  expect(image).toContain(`CMS_PORT=${cmsPort}`)
  const text = read('compose.yaml')
  const portsOf = (host) => new Set(names(new RegExp(`\\b${host}:(\\d+)`, 'g'), text))
  expect([...portsOf('cms')]).toEqual([cmsPort])
  expect([...portsOf('site-[12]')]).toEqual([sitePort])
  expect([...portsOf('database')]).toEqual(['5432'])
  expect(names(/^ +ports: (.+)$/gm, text)).toHaveLength(1)
  expect(compose.services.split(/^ {2}(?=\S)/m).find((one) => one.includes('ports:'))).toMatch(
    /^proxy:/,
  )
})

test('a service that others wait for has a health check', () => {
  const awaited = names(/(\w+): \{ condition: service_healthy \}/g, read('compose.yaml'))
  expect(new Set(awaited)).toEqual(new Set(['cms', 'database']))
  expect(image).toMatch(/^HEALTHCHECK .*tools\/operate\/healthy\.mjs/m)
  expect(compose.services).toMatch(/ {2}database:[\s\S]*?healthcheck:[\s\S]*?\n {2}\w/)
})
