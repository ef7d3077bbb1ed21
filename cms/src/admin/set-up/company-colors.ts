import type { ChosenColor } from '@vitrine/appearance/choices'

/** Colors that the company's form asks for; background and text are chosen in the appearance. */
export const companyColors = ['accent', 'surface'] as const satisfies readonly ChosenColor[]
