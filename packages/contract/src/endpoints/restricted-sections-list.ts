import { listOf, listQuery } from '../shapes/list.ts'
import { endpoint } from '../endpoint.ts'
import { restrictedSectionCard } from '../shapes/restricted.ts'

export const restrictedSectionsList = endpoint({
  summary: 'The sections that the member’s profile may see.',
  query: listQuery,
  answer: listOf(restrictedSectionCard),
})
