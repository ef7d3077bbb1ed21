import type { PayloadRequest } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import type { ImportSource } from './import-answer.ts'
import type { ImportPreview } from './import-shapes.ts'
import { planImport } from './import-sources.ts'
import { readImport, saveImport } from './import-store.ts'
import { fingerprintOfPlan } from './plan-file.ts'
import { figuresOf, previewImport } from './preview-import.ts'
import { promisedPlan } from './promised-plan.ts'

interface GivenImport {
  source: ImportSource
  /** File name; without a file: the title of the change set. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Compares an import with the content, asks the rules of the editor, and keeps it until it is
 * ordered; changes no content.
 *
 * @throws {RefusedWorkbook} for a file that cannot be read.
 */
export async function checkImport(
  req: PayloadRequest,
  { source, name, bytes }: GivenImport,
): Promise<ImportPreview | undefined> {
  const began = performance.now()
  const { language } = req.i18n
  const { plan, sheets } = await planImport(req, source, bytes, language)
  const promised = await promisedPlan(req, plan)
  const id = await saveImport(req.payload, {
    author: { id: staffOf(req)?.id ?? 0, name: String(Object(req.user).name ?? '') },
    language,
    source,
    fileName: name,
    file: bytes,
    digest: fingerprintOfPlan(plan),
    checkedMs: Math.round(performance.now() - began),
    figures: figuresOf(promised, {
      sheets,
      rows: Object.values(plan.counts).reduce((sum, count) => sum + count, 0),
    }),
  })
  const stored = await readImport(req.payload, id)
  return stored && previewImport(req, stored, promised)
}
