import type { ChosenColor } from '@vitrine/appearance/choices'

/** Colors that the company form asks for; background and text color are set in the appearance. */
export const companyColors = ['accent', 'surface'] as const satisfies readonly ChosenColor[]
