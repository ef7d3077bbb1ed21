import { idsIn, openList } from '#src/admin/lists/request-list.ts'
import { checkEdits } from '#src/changes/plans/check-edits.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import type { gridCalls } from '#src/panel-calls/grid.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { hasGrid } from './grid-collections.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { parseListState } from '#src/staff-index/list-state.ts'
import { gridTexts } from '#texts/grid.js'
import { gridWorks } from './grid-answer.ts'
import { readDocumentGrid } from './read-document-grid.ts'
import { readPartGrid } from './read-grid.ts'

const labels = labelsOf(gridTexts)

export const gridHandlers: PanelHandlers<typeof gridCalls> = {
  'grid.read': async (req, { query }) => {
    const context = openList(req, query)
    const { collection } = context
    if (!hasGrid(collection) || !isOfSite(collection)) throw new PanelRefusal(404, labels.noGrid)
    const work = gridWorks.find((each) => each === query.work)
    const state = parseListState(req.searchParams)
    const selection = { state, ids: idsIn(req.searchParams), work }
    return collection === 'products' && query.what !== 'fields'
      ? readPartGrid(req, context, selection)
      : readDocumentGrid(req, { ...context, collection }, selection)
  },

  'grid.check': (req, { query: { use, dry }, body }) =>
    checkEdits(req, body, {
      isDry: dry !== undefined,
      use: hasRole(req, permissions.products.create) && use !== 'draft' ? 'publish' : 'draft',
    }),
}
