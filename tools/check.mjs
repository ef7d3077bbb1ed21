import { staticChecks } from './test/checks.mjs'
import { prepareSources } from './build/dependencies.mjs'
import { seconds } from './project/steps.mjs'

await prepareSources()
let failed = 0
for (const check of staticChecks()) {
  const began = performance.now()
  const wrong = await check.run()
  process.stdout.write(
    `  ${wrong ? 'FAIL' : 'ok  '} ${check.name} · ${seconds(performance.now() - began)}\n${wrong ? `${wrong}\n` : ''}`,
  )
  if (wrong) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
