import type { Handler } from './handler.ts'
import { readSearchPanel } from './pages/search-panel.ts'

export const searchPanelRead: Handler<'search-panel-read'> = (reading) => readSearchPanel(reading)
