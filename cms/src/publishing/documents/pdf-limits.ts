/**
 * Limits of reading a PDF. `pages`, `pageCharacters` and `characters` bound the stored text;
 * `bytes`: larger files are not opened; `timeMs`, `heapMb`, `memoryMb`: of the reading process, whose
 * memory holds the file and its inflated streams beside the heap; `outputBytes`: of its output.
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
