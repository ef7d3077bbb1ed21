import type { Handler } from './handler.ts'
import { readHome } from './pages/home.ts'

export const homeRead: Handler<'home-read'> = (reading) => readHome(reading)
