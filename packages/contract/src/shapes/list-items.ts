import { z } from 'zod'
import { fitsList, partListLimits } from '../part-list.ts'

/** Items of a list as an address has them; more than a list holds are refused, none is left out. */
export const listItems = z
  .string()
  .max(partListLimits.address)
  .refine(fitsList, { params: { text: 'lines' } })
