import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { UserFacingError } from '../project/user-facing-error.mjs'

/**
 * Socket that locks the folder. Its path may exceed 108 bytes, the limit of a socket address; it is
 * therefore bound relative to the folder.
 */
const name = 'vitrine.sock'

/** Time in which a concurrent start may replace a dead socket, ms. */
const replacementMs = 150

/** Time limit of the owner's answer, ms; a hung owner still owns the folder. */
const answerMs = 1000

/**
 * Locks the data folder for this process and creates it if missing; rejects if another start holds
 * it. The lock is a listening socket (docs/decisions/0006), which the operating system closes with
 * its process. Process ids are no lock, since they repeat in containers.
 * @returns {Promise<() => void>} releases the folder
 */
export async function lockDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
    restrictToOwner(folder)
  } catch (error) {
    throw new UserFacingError(
      `The data folder ${folder} cannot be written (${error.code}): give its owner to the user who starts Vitrine, or set VITRINE_DATA to another folder.`,
    )
  }
  const own = `process ${process.pid}, started ${new Date().toISOString()}, ${crypto.randomUUID()}`
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(folder, own)
    const owner = server === undefined ? await ownerOf(folder) : own
    if (server === undefined && owner === undefined) {
      // dead socket: its process has ended
      rmSync(join(folder, name), { force: true })
      continue
    }
    if (server !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, replacementMs))
      if ((await ownerOf(folder)) === own) return () => releaseFolder(server, folder)
      server.close()
    }
    throw new UserFacingError(
      `Vitrine already runs on ${folder} (${owner === own ? 'another start' : owner.split(',')[0]}): stop it first, or set VITRINE_DATA and PORT to start another.`,
    )
  }
  throw new UserFacingError(`The data folder ${folder} is being taken by another start.`)
}

/**
 * Removes other users' permissions from the folder and its direct children, which an earlier
 * version or a copy may have set.
 */
function restrictToOwner(folder) {
  // the user of the private PostgreSQL needs search permission to reach its folder (`postgres.mjs`)
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && statSync(path).uid === process.getuid?.()) chmodSync(path, 0o700)
  }
}

function releaseFolder(server, folder) {
  rmSync(join(folder, name), { force: true })
  server.close()
}

/**
 * Runs `work` with the folder as working directory: socket names are resolved at bind and connect.
 */
function inside(folder, work) {
  const before = process.cwd()
  process.chdir(folder)
  try {
    return work()
  } finally {
    process.chdir(before)
  }
}

/**
 * Listens on the folder's socket and sends the owner's name to each connection; `undefined` if the
 * socket exists.
 */
function listen(folder, own) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(own))
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else
        reject(
          new UserFacingError(
            `The data folder ${folder} takes no lock (${error.code}): it must be on a file system with Unix sockets.`,
          ),
        )
    })
    server.once('listening', () => resolve(server.unref()))
    inside(folder, () => server.listen({ path: name }))
  })
}

/** Name of the owner behind the folder's socket; `undefined` without one. */
export function ownerOf(folder) {
  return new Promise((resolve) => {
    let answer = ''
    const socket = inside(folder, () => connect({ path: name }))
    socket.setTimeout(answerMs, () =>
      socket.destroy(Object.assign(new Error('silent'), { code: 'ETIMEDOUT' })),
    )
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.once('error', (error) =>
      resolve(error.code === 'ETIMEDOUT' ? 'a process that does not answer' : undefined),
    )
    socket.once('end', () => resolve(answer || 'a process that does not answer'))
  })
}
