import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildEnvironment } from './builds.mjs'
import { root } from '../project/root.mjs'

/** Documents for an operator, with the files that they refer to; relative to the project. */
export const documents = [
  'LICENSE',
  '.env.example',
  'README.md',
  'CHANGELOG.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'deploy',
  'docs',
]

/** Files of a package that its license requires to be passed on. */
const noticeFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i

const manifestOf = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))

/** Name and version of an installed package, as npm writes its reference. */
const referenceOf = ({ name, version }) => `${name}@${version}`

/**
 * Bill of materials in the format of CycloneDX, from npm's data, limited to the packages of the
 * release.
 *
 * @param {string[]} packages Paths of the packages that the release holds.
 */
export function billOfMaterials(packages) {
  const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--include=dev'], {
    cwd: root,
    encoding: 'utf8',
    env: buildEnvironment(),
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const bill = JSON.parse(text)
  const held = new Set(packages.map((path) => referenceOf(manifestOf(path))))
  const own = bill.metadata.component
  const isHeld = (reference) => held.has(reference) || reference === own['bom-ref']
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...own, type: 'application', name: 'vitrine' } },
    components: bill.components.filter((component) => isHeld(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => isHeld(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isHeld) })),
  }
}

/** License of a package as its manifest names it. */
const licenseOf = ({ license, licenses }) =>
  license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'not named'

/** Licenses of the packages with the texts that they require to be passed on. */
export function licenseNotices(packages) {
  const parts = packages.toSorted().map((path) => {
    const manifest = manifestOf(path)
    const texts = readdirSync(join(root, path))
      .filter((file) => noticeFile.test(file))
      .map((file) => readFileSync(join(root, path, file), 'utf8').trim())
    return [`${referenceOf(manifest)} · ${licenseOf(manifest)}`, ...texts].join('\n\n')
  })
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** Writes `sbom.cdx.json` and `NOTICES.txt` into a release. */
export function writePapers(folder, packages) {
  const installed = packages.filter((path) => existsSync(join(root, path, 'package.json')))
  writeFileSync(
    join(folder, 'sbom.cdx.json'),
    `${JSON.stringify(billOfMaterials(installed), null, 2)}\n`,
  )
  writeFileSync(join(folder, 'NOTICES.txt'), licenseNotices(installed))
}
