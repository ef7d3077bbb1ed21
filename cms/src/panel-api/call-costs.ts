import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { columns as exportedColumns } from '#src/people/leads/export/columns.ts'
import { permissions } from '#src/platform/access/permissions.ts'

/**
 * Share of a heavy call in the limit of its account (`platform/limits/heavy-calls.ts`): of 1, two
 * run at once; one of 2 runs alone.
 */
type Cost = 1 | 2

type Costs = Partial<Record<'GET' | 'POST' | 'PATCH' | 'DELETE', Cost>>

/**
 * Heavy calls of our own pages: their work or answer grows with the catalogue, with a file or with a
 * selection of documents. Calls that are not listed have no limit by account.
 */
const ownCosts: Partial<Record<keyof typeof ownEndpoints, Costs>> = {
  // dry runs
  imports: { POST: 2 },
  importOrder: { POST: 2 },
  structure: { POST: 2 },
  structurePreview: { POST: 2 },
  releaseTrial: { POST: 2 },
  grid: { GET: 1, POST: 1 },
  // files of whole lists
  exportSheets: { GET: 2 },
  exportTerms: { GET: 2 },
  exportReferences: { GET: 2 },
  exportInbox: { GET: 2 },
  historyFile: { GET: 2 },
  importRefused: { GET: 2 },
  // files of translators
  translationExport: { POST: 2 },
  translationFiles: { POST: 2 },
  // many documents at once
  compareFiles: { POST: 2 },
  attachFiles: { POST: 2 },
  fileUses: { GET: 1 },
  missingAlts: { GET: 1 },
  translationsReady: { POST: 2 },
  historyUndo: { POST: 2 },
  demonstration: { POST: 2 },
}

const listed = (path: string, costs: Costs): [string, Cost][] =>
  Object.entries(costs).map(([method, cost]) => [`${method} ${path}`, cost])

/** Costs by method and path below `panelApiBase`. */
export const costs: ReadonlyMap<string, Cost> = new Map([
  ...Object.entries(ownCosts).flatMap(([name, own]) =>
    listed(ownEndpoints[name as keyof typeof ownEndpoints], own),
  ),
  // changes of selected documents
  ...Object.keys(permissions).flatMap((slug) => listed(`/${slug}`, { PATCH: 2, DELETE: 2 })),
  ...Object.keys(exportedColumns).flatMap((slug) => listed(`/${slug}/export`, { GET: 2 })),
])

/** Cost of a call of the panel; undefined for one that is not heavy. */
export const costOfPanelCall = (endpoint: { method: string; path: string }): Cost | undefined =>
  costs.get(`${endpoint.method} ${endpoint.path}`)
