import { existsSync } from 'node:fs'
import { run } from './dependencies.mjs'
import { UserFacingError } from './user-facing-error.mjs'
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

/** Debian's packages, each with its program of the same name below `/usr/bin`. */
export const packages = {
  /** A whole Chromium, in which pages are measured. */
  measured: 'chromium',
  /** Chromium without a window system: the same engine, half the time for a page. */
  tested: 'chromium-headless-shell',
}

/**
 * The path of the browser: `CHROMIUM_PATH`, or Debian's package, installed when it is missing and
 * can be; else a whole Chromium that is there.
 */
export async function findChromium(name = packages.measured) {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const path = `/usr/bin/${name}`
  if (existsSync(path)) return path
  const installed = await step(`install ${name}`, async () => {
    const output = await run(
      'sh',
      ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`],
      { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
    )
    return output.code === 0 && existsSync(path)
  })
  const whole = `/usr/bin/${packages.measured}`
  if (!installed && !existsSync(whole))
    throw new UserFacingError(
      'There is no Chromium for the journeys: install your system’s, and set CHROMIUM_PATH to it.',
    )
  return installed ? path : whole
}
