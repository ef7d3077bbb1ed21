import type { GlobalConfig } from 'payload'
import { home } from './home.ts'
import { institutional } from './institutional.ts'
import { layout } from './layout.ts'

export const globals: GlobalConfig[] = [layout, home, institutional]
