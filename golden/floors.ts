import type { Locale } from '@vitrine/configuration/locales'
import type { Evaluation, Figures } from './evaluate.ts'

type Floor = Pick<Figures, 'success' | 'meanReciprocalRank'>

/** Minimum figures of the search, with and without its database; they may only be raised. */
export const floors: Record<Evaluation['set'], Record<Locale, Floor>> = {
  golden: {
    br: { success: 0.97, meanReciprocalRank: 0.965 },
    en: { success: 0.99, meanReciprocalRank: 0.985 },
    es: { success: 0.97, meanReciprocalRank: 0.97 },
  },
  unseen: {
    br: { success: 0.97, meanReciprocalRank: 0.945 },
    en: { success: 0.98, meanReciprocalRank: 0.95 },
    es: { success: 0.98, meanReciprocalRank: 0.97 },
  },
}
