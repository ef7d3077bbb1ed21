import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const folder = join(process.env['VITRINE_DATA'] ?? 'var', 'mail')

/**
 * Waits for a mail to an address and returns its newest link with this path, other than `before`.
 */
export async function waitForMailedLink(
  address: string,
  path: string,
  before?: string,
): Promise<string> {
  let link: string | undefined
  await expect
    .poll(() => (link = latestMailedLink(address, path)) !== before, { timeout: 20_000 })
    .toBe(true)
  return link ?? ''
}

/** File name part of an address, as written by the outbox. */
const fileNameOf = (address: string): string => address.replace(/[^\w.-]+/g, '_')

/** The newest such link, if any. */
export function latestMailedLink(address: string, path: string): string | undefined {
  // created with the first mail
  const files = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.includes(fileNameOf(address)))
    .sort()
    .toReversed()
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    const found = new RegExp(`https?://[^/\\s"]+(${path}\\?token=[\\w.-]*[\\w-])`).exec(text)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}
