import { z } from 'zod'
import { messageShape } from '#src/platform/panel-calls/shapes.ts'

/** Refused values of a form: by their field, if they have one. */
export const faultsShape = z.object({
  faults: z
    .array(z.object({ field: z.string().exactOptional(), message: z.string() }))
    .exactOptional(),
})

/** Answer to a form that saved everything; `href`: path of what it made. */
export const savedFormShape = messageShape.extend({
  done: z.literal(true),
  href: z.string().exactOptional(),
})
