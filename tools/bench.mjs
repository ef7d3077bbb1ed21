import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildEnvironment, buildWhatChanged } from './build/builds.mjs'
import { prepareSources } from './build/dependencies.mjs'
import { pinnedNode, root } from './project/root.mjs'

await prepareSources()
await buildWhatChanged()
const child = spawn(pinnedNode, [join(root, 'bench', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: buildEnvironment(),
})
child.on('close', (code) => process.exit(code ?? 1))
// the system under measurement is stopped before this process ends
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
