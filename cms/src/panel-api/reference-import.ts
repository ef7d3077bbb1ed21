import { createHash } from 'node:crypto'
import { readXlsx } from '@vitrine/spreadsheets/xlsx'
import { commitTransaction, initTransaction, killTransaction } from 'payload'
import type { Payload, PayloadRequest } from 'payload'
import { unknownOurs } from '#src/content/cross-references/check-on-publish.ts'
import { cellText, makerKeys, referencesOf } from '#src/content/cross-references/declaration.ts'
import { planImport } from '#src/content/cross-references/plan-import.ts'
import type {
  ImportFile,
  ImportPlan,
  PresentMaker,
} from '#src/content/cross-references/plan-import.ts'
import { parseTextFile } from '#src/content/variants/grid/text-file.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { isOfficeFile } from '#src/people/leads/office-file.ts'

/** Maximum size of a file, bytes, and maximum number of its rows. */
export const importLimits = { bytes: 5 * 1024 * 1024, rows: 20_000 } as const

/** Cells of a CSV or XLSX file; undefined for other formats. */
export async function readCells(bytes: Uint8Array): Promise<string[][] | undefined> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) return parseTextFile(bytes)
  // checks the declared sizes before unpacking
  if (!(await isOfficeFile(Buffer.from(bytes), 'xlsx'))) return undefined
  return readXlsx(bytes).catch(() => undefined)
}

/** All makers with the cross-references of their latest versions. */
export async function readPresentMakers(payload: Payload): Promise<PresentMaker[]> {
  const { docs } = await payload.find({
    collection: 'other-makers',
    draft: true,
    pagination: false,
    depth: 0,
    sort: 'name',
    overrideAccess: true,
  })
  return docs.map(({ id, name, aliases, references, _status: status }) => ({
    id,
    name: name ?? '',
    keys: makerKeys(name ?? '', aliases),
    drafted: status !== 'published',
    references: referencesOf(references),
  }))
}

/** Changes that the rows of a file would make to the current cross-references. */
export async function planNow(req: PayloadRequest, file: ImportFile): Promise<ImportPlan> {
  const [present, unknown] = await Promise.all([
    readPresentMakers(req.payload),
    unknownOurs(
      req,
      undefined,
      file.rows.map(({ row }) => row),
    ),
  ])
  const unknownNumbers = new Set(
    [...unknown].map((row) => normalizePartNumber(cellText(row, 'ours'))),
  )
  return planImport(file, present, {
    isOurs: (number) => !unknownNumbers.has(number),
    language: req.i18n.language,
  })
}

/**
 * Digest of a plan; an import is applied only if its plan still has the digest that the preview
 * showed.
 */
export const digestOf = ({ makers }: ImportPlan): string =>
  createHash('sha256').update(JSON.stringify(makers)).digest('hex').slice(0, 32)

/**
 * Saves and publishes the changes of an import in one transaction; `undefined` if the plan differs
 * from the preview (`digest`). Other changes of makers wait until the transaction ends.
 */
export async function applyPlan(
  req: PayloadRequest,
  file: ImportFile,
  digest?: string,
): Promise<ImportPlan | undefined> {
  const isOwn = await initTransaction(req)
  try {
    await rows(req.payload, sql`lock table other_makers in share row exclusive mode`, req)
    const plan = await planNow(req, file)
    const isCurrent = digest === undefined || digestOf(plan) === digest
    for (const { id, name, references } of isCurrent ? plan.makers : []) {
      const shared = { collection: 'other-makers', depth: 0, overrideAccess: false, req } as const
      if (id === undefined)
        await req.payload.create({ ...shared, data: { name, references, _status: 'published' } })
      else await req.payload.update({ ...shared, id, data: { references, _status: 'published' } })
    }
    if (isOwn) await commitTransaction(req)
    return isCurrent ? plan : undefined
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
