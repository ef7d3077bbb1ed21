import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

export const appearanceHandlers = {
  'appearance-read': (context) => {
    context.tag('appearance')
    return readAppearance(context.payload)
  },
} satisfies Handlers
