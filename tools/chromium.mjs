import { existsSync } from 'node:fs'
import { run } from './dependencies.mjs'
import { Refusal } from './refusal.mjs'
import { step } from './steps.mjs'

/** How it is started, also as root: it speaks to nobody but the system that is looked at. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser for the journeys: `CHROMIUM_PATH`, or Debian's, installed when it is missing and can
 * be.
 */
export async function findChromium() {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (existsSync(path)) return path
  await step('install Chromium', async () => {
    const output = await run(
      'sh',
      ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'],
      { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
    )
    if (output.code !== 0 || !existsSync(path))
      throw new Refusal(
        'There is no Chromium for the journeys: install your system’s, and set CHROMIUM_PATH to it.',
      )
  })
  return path
}
