import type { Handler } from './handler.ts'
import { listSections } from './restricted/restricted-sections.ts'

export const restrictedSectionsList: Handler<'restricted-sections-list'> = (
  reading,
  { query },
  { session },
) => listSections(reading, query, session)
