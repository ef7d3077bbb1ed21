import { pageView } from '#src/admin/panel/panel-view.tsx'
import { LazyBulkFiles } from './lazy-bulk-files.tsx'
import './bulk-files.css'

/** Page of files in bulk: pictures and documents matched with products by their names. */
export const BulkFilesView = pageView('bulk-files', LazyBulkFiles, () => ({}))
