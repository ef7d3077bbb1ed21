import { z } from 'zod'
import { fitsList, partListLimits } from '../part-list.ts'

/** Items of a list in the format of an address; a list above the limits is rejected, not cut. */
export const listItems = z
  .string()
  .max(partListLimits.address)
  .refine(fitsList, { params: { text: 'lines' } })
