import { spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { pdfLimits } from './pdf-limits.ts'

/** Interval between checks of the reading process's memory, ms. */
const memoryCheckMs = 200
/** Size of a memory page in `/proc/<pid>/statm`, bytes. */
const memoryPageBytes = 4096

const printed = z.object({ pageCount: z.number().int().min(0), pages: z.array(z.string()) })

/** Text of a PDF by page. */
export type PdfText = z.infer<typeof printed>

/** Program that prints the text; path below the folder of the cms. */
const program = join('src', 'publishing', 'documents', 'extract-pdf.ts')

/**
 * Reads the text of a PDF in a child process, which is killed at its limits of time, memory and
 * output (`pdfLimits`). `folder`: path of the cms workspace. Returns undefined for a file that is
 * not a readable PDF or exceeds a limit.
 */
export async function readPdf(
  path: string,
  {
    limits = pdfLimits,
    folder = process.cwd(),
  }: { limits?: { timeMs: number; memoryMb: number }; folder?: string } = {},
): Promise<PdfText | undefined> {
  const info = await stat(path).catch(() => undefined)
  if (info === undefined || info.size > pdfLimits.bytes) return undefined
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${pdfLimits.heapMb}`,
      '--permission',
      '--allow-fs-read=*',
      '--no-warnings',
      program,
      path,
    ],
    {
      cwd: folder,
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: limits.timeMs,
      killSignal: 'SIGKILL',
    },
  )
  const kill = (): void => void child.kill('SIGKILL')
  const watch = setInterval(() => {
    // without `/proc`, only the limits of heap and time apply
    readFile(`/proc/${child.pid}/statm`, 'utf8').then(
      (line) => {
        const bytes = Number(line.split(' ')[1]) * memoryPageBytes
        if (bytes > limits.memoryMb * 1024 * 1024) kill()
      },
      () => undefined,
    )
  }, memoryCheckMs)
  const parts: Buffer[] = []
  let size = 0
  child.stdout.on('data', (part: Buffer) => {
    size += part.length
    if (size > pdfLimits.outputBytes) kill()
    else parts.push(part)
  })
  const code = await new Promise<number | null>((done) => {
    child.once('error', () => done(null))
    child.once('close', (ended) => done(ended))
  })
  clearInterval(watch)
  if (code !== 0) return undefined
  try {
    return printed.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
  } catch {
    return undefined
  }
}
