import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const folder = join(process.env['VITRINE_DATA'] ?? 'var', 'mail')

/** Waits for a mail to an address; returns its newest link with this path, other than `before`. */
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

/** E-mail address as written in the file names of the outbox. */
const fileNameOf = (address: string): string => address.replace(/[^\w.-]+/g, '_')

/** Newest link with this path in the mails to an address, if any. */
export function latestMailedLink(address: string, path: string): string | undefined {
  // the first mail creates the folder
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
