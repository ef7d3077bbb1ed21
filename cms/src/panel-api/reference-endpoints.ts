import type { SheetTable } from '@vitrine/spreadsheets/sheet-table'
import { APIError } from 'payload'
import type { Endpoint } from 'payload'
import type { ImportAnswer } from '#src/admin/cross-references/import-answer.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { OutdatedPlan } from '#src/changes/imports/apply-sheet-plan.ts'
import { gridSheet } from '#src/changes/sheets/grid-sheets.ts'
import { documentWords } from '#src/changes/sheets/part-number-sheets.ts'
import { gridHead } from '#src/changes/sheets/plan-grid.ts'
import { readReferenceRows } from '#src/changes/sheets/read-grids.ts'
import { referenceKeys, referenceValueColumns } from '#src/changes/sheets/reference-rows.ts'
import { matchColumns } from '#src/content/variants/cells/table-columns.ts'
import { referenceFileColumns } from '#src/content/cross-references/declaration.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { refusedLines, sheetsIn } from './imported-sheets.ts'
import { applyReferences, planReferences, shownReferences } from './reference-import.ts'
import { sheetResponse } from './sheet-response.ts'

const { importing: labels } = labelsOf(crossReferencesTexts)

/** Maximum rows of a preview; the counts include all rows. */
const maxShownRows = 200

const answer = (body: ImportAnswer, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Columns that a file needs. */
const required = ['maker', 'part_number', 'ours', 'grade']

const isHead = gridHead({ keys: referenceKeys })

/** Names of the columns that a table lacks. */
function missingIn(table: SheetTable, language: string): string[] {
  const { byKey } = matchColumns(table, referenceValueColumns(language), language)
  const keys = new Set<string>([...byKey.keys(), 'maker', 'part_number'])
  return referenceFileColumns(language)
    .filter(({ key }) => required.includes(key) && !keys.has(key))
    .map(({ label }) => label)
}

/**
 * Import of a CSV or XLSX `file`. Responds with a preview; applies the import if `apply` is the
 * digest of that preview.
 */
const importFile: Endpoint = {
  path: ownEndpoints.importReferences,
  method: 'post',
  handler: async (req) => {
    const { language } = req.i18n
    const say = (label: Label): string => textOf(label, language)
    if (!hasRole(req, permissions['other-makers'].create))
      return answer({ message: say(labels.denied) }, 403)
    const file = await sheetsIn(req, isHead)
    if (!file) return answer({ message: say(labels.unreadable) }, 422)
    const missing = file.table
      ? missingIn(file.table, language)
      : referenceKeys.map((key) => textOf(key.labels, language))
    if (missing.length > 0)
      return answer({ message: say(labels.missing({ names: missing.join(', ') })) }, 422)
    const found = await planReferences(req, file.sheets, language)
    const { plan, digest } = found
    const shown = shownReferences(found)
    const { equal: same, ...others } = plan.counts
    const counts = { same, ...others }
    const told = {
      plan: {
        newMakers: shown.newMakers,
        created: shown.created.slice(0, maxShownRows),
        changed: shown.changed.slice(0, maxShownRows),
        changedCount: counts.changed,
        same,
        refused: refusedLines(plan.refused, file.sheets),
        digest,
        header: file.table?.columns.map(({ head }) => head) ?? [],
        unknownColumns: plan.unknownColumns.map(({ head }) => head),
      },
    }
    const wanted = req.searchParams.get('apply')
    if (wanted === null) {
      const isNothing = counts.created + counts.changed + counts.refused === 0
      return answer({ message: say(isNothing ? labels.nothing : labels.summary(counts)), ...told })
    }
    try {
      if (wanted !== digest) throw new OutdatedPlan()
      await applyReferences(req, file.sheets, { title: file.name, digest })
    } catch (error) {
      if (error instanceof OutdatedPlan)
        return answer({ message: say(labels.outdated), ...told }, 409)
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
    const { language } = req.i18n
    const sheets = [gridSheet(await readReferenceRows(req, language), language)]
    return sheetResponse(req, {
      sheets,
      words: documentWords(language, true),
      name: 'cross-references',
    })
  },
}

/** Endpoints of the cross-references page. */
export const referenceEndpoints: Endpoint[] = [importFile, exportFile]
