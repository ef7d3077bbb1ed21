import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials, documents, licenseNotices } from './release-papers.mjs'
import { runtimePackages } from './runtime-packages.mjs'
import { root } from '../project/root.mjs'

const manifestOf = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))

test('the bill of materials has each package of a release, and no other', () => {
  const packages = runtimePackages()
  const { bomFormat, components, dependencies } = billOfMaterials(packages)
  expect(bomFormat).toBe('CycloneDX')
  const references = components.map((component) => component['bom-ref'])
  const held = packages.map((path) => {
    const { name, version } = manifestOf(path)
    return `${name}@${version}`
  })
  expect(references.toSorted()).toEqual([...new Set(held)].toSorted())
  expect(held.some((reference) => reference.startsWith('fastify@'))).toBe(true)
  expect(references.filter((reference) => /^(vitest|typescript|node)@/.test(reference))).toEqual([])
  expect(
    dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !references.includes(ref)),
  ).toEqual([])
  for (const { purl, version } of components) expect(purl).toContain(version)
})

test('the notices have each package with its license and the texts that it brings', () => {
  const notices = licenseNotices(['node_modules/sharp', 'node_modules/fastify'])
  const { version } = manifestOf('node_modules/sharp')
  expect(notices).toContain(`sharp@${version} · Apache-2.0`)
  expect(notices).toContain(readFileSync(join(root, 'node_modules/fastify/LICENSE'), 'utf8').trim())
  expect(notices.indexOf('fastify@')).toBeLessThan(notices.indexOf('sharp@'))
})

test('all parts have one version, which heads the changelog', () => {
  const { version, workspaces } = manifestOf('.')
  for (const path of workspaces.flatMap((name) => globSync(name, { cwd: root }))) {
    const manifest = manifestOf(path)
    expect([path, manifest.version]).toEqual([path, version])
    const ours = Object.entries(manifest.dependencies ?? {}).filter(([name]) =>
      name.startsWith('@vitrine/'),
    )
    expect([path, ours.filter(([, wanted]) => wanted !== version)]).toEqual([path, []])
  }
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  expect(/^## (\S+) - (unreleased|\d{4}-\d\d-\d\d)$/m.exec(changelog)?.[1]).toBe(version)
})

test('a release has the documents that its documents refer to', () => {
  const isReleased = (path) =>
    documents.some((each) => path === each || path.startsWith(`${each}/`))
  const files = globSync('{*.md,{deploy,docs}/**/*.md}', {
    cwd: root,
    exclude: (name) => String(name).includes('node_modules'),
  }).filter(isReleased)
  expect(files.length).toBeGreaterThan(90)
  const links = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(
      ([, link]) => ({ file, path: normalize(join(dirname(file), link)) }),
    ),
  )
  // True for a path of the demonstration, which a release does not contain.
  const isElsewhere = (path) => path.startsWith('demo/')
  const isThere = (path) => isReleased(path) && existsSync(join(root, path))
  expect(links.filter(({ path }) => !isElsewhere(path) && !isThere(path))).toEqual([])
  const units = globSync('deploy/systemd/*.service', { cwd: root })
  const named = units.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/file:\/opt\/vitrine\/(\S+)/g)].map(
      ([, path]) => path,
    ),
  )
  expect(named.filter((path) => !isReleased(path))).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})
