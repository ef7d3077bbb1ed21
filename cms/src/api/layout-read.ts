import type { Handler } from './handler.ts'
import { readLayout } from './pages/layout.ts'

export const layoutRead: Handler<'layout-read'> = (reading) => readLayout(reading)
