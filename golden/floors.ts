import type { Locale } from '@vitrine/contract/locales'
import type { Figures } from './evaluate.ts'

/** Figures that a ranking must reach; they only rise. */
export const floors: Record<Locale, Pick<Figures, 'success' | 'meanReciprocalRank'>> = {
  br: { success: 0.95, meanReciprocalRank: 0.95 },
  en: { success: 0.95, meanReciprocalRank: 0.95 },
  es: { success: 0.95, meanReciprocalRank: 0.95 },
}
