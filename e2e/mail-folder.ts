import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const folder = join(process.env['VITRINE_DATA'] ?? 'var', 'mail')

/**
 * The link that a mail to an address carries, once it has come: the newest whose path is this, and
 * not the one that was there `before`.
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

/** As the outbox writes an address into the name of a mail's file. */
const fileNameOf = (address: string): string => address.replace(/[^\w.-]+/g, '_')

/** The newest such link, if any has come. */
export function latestMailedLink(address: string, path: string): string | undefined {
  // it is made with the first mail
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
