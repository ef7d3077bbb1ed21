import { writeCsv } from '@vitrine/spreadsheets/csv'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import { APIError } from 'payload'
import type { Endpoint, PayloadRequest } from 'payload'
import type { ImportAnswer } from '#src/admin/cross-references/import-answer.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { cellText, referenceColumns } from '#src/content/cross-references/declaration.ts'
import { importColumns, readImport } from '#src/content/cross-references/plan-import.ts'
import { formatCell } from '#src/content/variants/grid/cell-text.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import {
  applyPlan,
  digestOf,
  importLimits,
  planNow,
  readCells,
  readPresentMakers,
} from './reference-import.ts'

const { importing: labels } = labelsOf(crossReferencesTexts)

/** Maximum rows of a preview; the counts include all rows. */
const maxShownRows = 200

const answer = (body: ImportAnswer, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Content of the form's file. */
async function fileIn(req: PayloadRequest): Promise<Uint8Array | undefined> {
  const form = await req.formData?.().catch(() => undefined)
  const file = form?.get('file')
  return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : undefined
}

/**
 * Import of a CSV or XLSX `file`. Responds with a preview; applies the import if `apply` is the
 * digest of that preview.
 */
const importFile: Endpoint = {
  path: ownEndpoints.importReferences,
  method: 'post',
  handler: async (req) => {
    const language = req.i18n?.language ?? 'pt'
    const say = (label: Label): string => textOf(label, language)
    if (!hasRole(req, permissions['other-makers'].create))
      return answer({ message: say(labels.denied) }, 403)
    const isLarge = Number(req.headers.get('content-length') ?? 0) > importLimits.bytes
    const bytes = isLarge ? undefined : await fileIn(req)
    const cells =
      bytes === undefined || bytes.length === 0 || bytes.length > importLimits.bytes
        ? undefined
        : await readCells(bytes)
    if (cells === undefined || cells.length < 2 || cells.length > importLimits.rows + 1)
      return answer({ message: say(labels.unreadable) }, 422)
    const file = readImport(cells, language)
    if (file.missing.length > 0)
      return answer({ message: say(labels.missing({ names: file.missing.join(', ') })) }, 422)
    const plan = await planNow(req, file)
    const digest = digestOf(plan)
    const { makers, ...shown } = plan
    const told = {
      plan: {
        ...shown,
        digest,
        header: file.header,
        unknownColumns: file.unknownColumns,
        created: plan.created.slice(0, maxShownRows),
        changed: plan.changed.slice(0, maxShownRows),
      },
    }
    const counts = {
      created: plan.created.length,
      changed: plan.changedCount,
      same: plan.same,
      refused: plan.refused.length,
    }
    const asked = new URL(req.url ?? '', 'http://localhost').searchParams.get('apply')
    if (asked === null)
      return answer({
        message: say(
          makers.length === 0 && counts.refused === 0 ? labels.nothing : labels.summary(counts),
        ),
        ...told,
      })
    try {
      if (asked !== digest || (await applyPlan(req, file, digest)) === undefined)
        return answer({ message: say(labels.outdated), ...told }, 409)
    } catch (error) {
      if (error instanceof APIError && error.status < 500)
        return answer({ message: error.message, ...told }, error.status)
      throw error
    }
    return answer({
      message: say(labels.done(counts)),
      done: true,
      plan: { ...told.plan, created: [], changed: [], changedCount: 0, newMakers: [] },
    })
  },
}

/** Export of all cross-references with `format=csv|xlsx`, in the format that the import reads. */
const exportFile: Endpoint = {
  path: ownEndpoints.exportReferences,
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, permissions['other-makers'].read))
      return new Response('forbidden\n', {
        status: 403,
        headers: { ...fileHeaders, 'content-type': 'text/plain' },
      })
    const language = req.i18n?.language ?? 'pt'
    const makers = await readPresentMakers(req.payload)
    const columns = referenceColumns(language)
    const table = [
      importColumns(language).map(({ label }) => label),
      ...makers.flatMap(({ name, references }) =>
        references.map((row) => [
          name,
          row.part_number,
          ...columns.map((column) =>
            column.type === 'choice'
              ? formatCell(row.values[column.key], column, language)
              : cellText(row, column.key),
          ),
        ]),
      ),
    ]
    const format = req.query['format'] === 'xlsx' ? 'xlsx' : 'csv'
    return new Response(
      format === 'xlsx' ? await writeXlsx(table, textOf(labels.title, language)) : writeCsv(table),
      {
        headers: {
          ...fileHeaders,
          'content-type': format === 'xlsx' ? xlsxType : 'text/csv; charset=utf-8',
          'content-disposition': attachment(`cross-references.${format}`),
        },
      },
    )
  },
}

/** Endpoints of the cross-references page. */
export const referenceEndpoints: Endpoint[] = [importFile, exportFile]
