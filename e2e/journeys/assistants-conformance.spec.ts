/** @reading @assistants */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { assistantsUrl } from '../assistants.ts'
import { nightly } from '../nightly.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = promisify(execFile)

const program = fileURLToPath(
  import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'),
)

/** Scenarios for a server with tools alone, with the number of their checks that must succeed. */
const scenarios: readonly (readonly [scenario: string, version: string, least: number])[] = [
  ['server-stateless', '2026-07-28', 24],
  ['tools-list', '2026-07-28', 4],
  ['caching', '2026-07-28', 4],
  ['http-header-validation', '2026-07-28', 14],
  ['dns-rebinding-protection', '2026-07-28', 2],
  ['server-initialize', '2025-11-25', 2],
  ['ping', '2025-11-25', 2],
  ['tools-list', '2025-11-25', 3],
]

/**
 * Checks that need what this server does not have: diagnostic tools of the conformance package, and
 * lists of prompts and resources.
 */
const notTestable =
  /Not testable: server does not list the diagnostic tool|(prompts|resources|resources\/templates)\/list returned JSON-RPC error -32601/

interface Check {
  id: string
  status: string
  errorMessage?: string
}

/** Checks of a scenario as the official conformance package reports them. */
async function checksOf(scenario: string, version: string): Promise<Check[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mcp-conformance-'))
  try {
    const options = ['--url', assistantsUrl.href, '--scenario', scenario, '--spec-version', version]
    // it ends with 1 after a failed check
    await run(process.execPath, [program, 'server', ...options, '-o', folder]).catch(
      () => undefined,
    )
    const files = await readdir(folder, { recursive: true })
    const name = files.find((file) => file.endsWith('checks.json'))
    return JSON.parse(await readFile(join(folder, name ?? ''), 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

for (const [scenario, version, least] of scenarios)
  test(`passes ${scenario} of the conformance package (${version})`, { tag: nightly }, async () => {
    const checks = await checksOf(scenario, version)
    const failed = checks.filter(
      ({ status, errorMessage }) => status === 'FAILURE' && !notTestable.test(errorMessage ?? ''),
    )
    expect(failed).toEqual([])
    expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThanOrEqual(least)
  })
