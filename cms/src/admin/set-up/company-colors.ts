import type { ChosenColor } from '@vitrine/appearance/choices'

/** Colors of the company form; background and text color are set in the appearance. */
export const companyColors = ['accent', 'surface'] as const satisfies readonly ChosenColor[]
