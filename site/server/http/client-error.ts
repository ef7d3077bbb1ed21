import type { Socket } from 'node:net'
import { closeLingering, isLingering } from '@vitrine/http/lingering-close'
import { rawError } from './raw-error.ts'

/** Status by error code of Node's HTTP parser; 400 for every other code. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/**
 * Answers requests that Node's parser rejects: 400 malformed, 431 headers too large, 413 chunk
 * extensions too large, 408 timeout. Closes the connection.
 */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  options: { secure: boolean },
): void {
  if (isLingering(socket)) return
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  socket.write(rawError(status, options))
  closeLingering(socket)
}
