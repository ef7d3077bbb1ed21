/**
 * Limits of reading a PDF. Stored text: `pages`, `pageCharacters`, `characters`. Input file:
 * `bytes`; larger files are not opened. Reading process: `timeMs`; `heapMb`; `memoryMb`, which
 * includes the file and its inflated streams beside the heap; `outputBytes`.
 */
export const pdfLimits = {
  pages: 300,
  pageCharacters: 20_000,
  characters: 600_000,
  bytes: 64 * 1024 * 1024,
  timeMs: 30_000,
  heapMb: 256,
  memoryMb: 768,
  outputBytes: 8 * 1024 * 1024,
} as const
