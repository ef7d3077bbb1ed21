import { pageView } from '#src/admin/panel/panel-view.tsx'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { LazySheets } from './lazy-sheets.tsx'
import './sheets.css'
import './comparison.css'
import './apply-form.css'

/** Page of spreadsheets: comparison of a file, earlier plans. */
export const SheetsView = pageView('imports', LazySheets, ({ user }) => ({
  hasReferences: mayOpen('cross-references', user),
}))
