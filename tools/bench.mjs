import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildEnvironment, buildWhatChanged } from './builds.mjs'
import { prepareSources } from './dependencies.mjs'
import { pinnedNode, root } from './root.mjs'

await prepareSources()
await buildWhatChanged()
spawn(pinnedNode, [join(root, 'bench', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: buildEnvironment(),
}).on('close', (code) => process.exit(code ?? 1))
