import { existsSync } from 'node:fs'
import { run } from '../build/dependencies.mjs'
import { step } from '../project/steps.mjs'

/** True if a system program exists; otherwise its Debian packages are installed if possible. */
export async function hasProgram(path, packages) {
  if (existsSync(path)) return true
  return step(`install ${packages.join(', ')}`, async () => {
    const { code } = await run(
      'sh',
      [
        '-c',
        'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"',
        'sh',
        ...packages,
      ],
      { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
    )
    return code === 0 && existsSync(path)
  })
}
