import type { Handler } from './handler.ts'
import { readSection } from './restricted/restricted-sections.ts'

export const restrictedSectionRead: Handler<'restricted-section-read'> = (
  reading,
  { params },
  { session },
) => readSection(reading, params.section, session)
