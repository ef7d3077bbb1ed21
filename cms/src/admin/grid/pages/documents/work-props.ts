import type { ReactNode } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import type { GridView } from './grid-address.ts'
import type { GridModel } from './grid-model.ts'

export interface WorkProps {
  model: GridModel
  view: GridView
  /** Filters by which the rows are read. */
  filters: ReactNode
  /** Text that the rows contain. */
  text: string
  /** Writes what the view shows into the address. */
  onView: (change: Partial<GridView>) => void
  languages: readonly Locale[]
  account: number
  language: string
  /** Reads the rows again. */
  reload: () => void
}
