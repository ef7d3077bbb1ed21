import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'
import { root } from '../project/root.mjs'

const cruised = ['site', 'cms/src', 'packages', 'tools', 'demo', 'e2e', 'bench', 'golden']

/**
 * Messages about folders that import a folder below them and are imported by it; dependency-cruiser
 * counts a folder with its subfolders as one.
 */
export function cyclesWithParents(modules) {
  const imports = new Set(
    modules
      .filter(({ source }) => /^(site|cms|packages|tools)\//.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => `${dirname(source)} ${dirname(resolved)}`),
      ),
  )
  return [...imports].flatMap((pair) => {
    const [parent, child] = pair.split(' ')
    return child.startsWith(`${parent}/`) && imports.has(`${child} ${parent}`)
      ? [`${parent} and ${child} import one another`]
      : []
  })
}

/**
 * Violations of the rules of `.dependency-cruiser.mjs`, and cycles of a folder with one below it.
 */
export async function wrongImports(baseDir = root, folders = cruised) {
  const { output } = await cruise(
    folders,
    { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true, baseDir },
    config.options.enhancedResolveOptions,
  )
  const { modules, summary } = output
  return { breaches: summary.violations, cycles: cyclesWithParents(modules) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.chdir(root)
  const { breaches, cycles } = await wrongImports()
  const lines = [
    ...breaches.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...cycles,
  ]
  if (lines.length > 0) {
    process.stderr.write(`${lines.join('\n')}\n`)
    process.exitCode = 1
  }
}
