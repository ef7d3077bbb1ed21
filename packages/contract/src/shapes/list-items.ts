import { z } from 'zod'
import { fitsList, partListLimits } from '../part-list.ts'

/**
 * Items of a parts list as written in a URL (`writeItems`: `XY-50-10:25,XY-70`); a list above the
 * limits is rejected, not truncated.
 */
export const listItems = z
  .string()
  .max(partListLimits.address)
  .refine(fitsList, { params: { text: 'lines' } })
