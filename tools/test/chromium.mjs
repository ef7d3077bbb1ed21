import { existsSync } from 'node:fs'
import { hasProgram } from './debian-programs.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'

/**
 * Arguments of Chromium; without sandbox, since it may run as root and only opens the system under
 * test.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Debian packages of Chromium; the program below `/usr/bin` has the same name. */
export const packages = {
  /** Full Chromium, for measurements. */
  measured: 'chromium',
  /** Headless shell, for tests: the same engine, half the time per page. */
  tested: 'chromium-headless-shell',
}

/**
 * Path of the browser: `CHROMIUM_PATH`, or the Debian package, which is installed if possible;
 * otherwise an installed full Chromium.
 */
export async function findChromium(name = packages.measured) {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return configured
  const path = `/usr/bin/${name}`
  const installed = await hasProgram(path, [name])
  const whole = `/usr/bin/${packages.measured}`
  if (!installed && !existsSync(whole))
    throw new UserFacingError(
      'There is no Chromium for the journeys: install your system’s, and set CHROMIUM_PATH to it.',
    )
  return installed ? path : whole
}
