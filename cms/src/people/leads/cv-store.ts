import { open, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { environment } from '#src/platform/environment.ts'

/** Below the data folder and not below `media`: no address leads here but the staff's. */
const folder = join(environment.VITRINE_DATA, 'private', 'cvs')

/** Our own names: a receipt and a kind, nothing that a visitor said. */
const isOurName = (name: string): boolean => /^\d{6}-[A-Z0-9]{6}\.(pdf|doc|docx)$/.test(name)

/** Writes a CV and has it on the disk before answering: what is acknowledged is there. */
export async function storeCv(name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(join(folder, name), 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function readCv(name: string): Promise<Buffer | undefined> {
  return isOurName(name) ? readFile(join(folder, name)).catch(() => undefined) : undefined
}

export async function removeCv(name: string): Promise<void> {
  if (isOurName(name)) await rm(join(folder, name), { force: true })
}
