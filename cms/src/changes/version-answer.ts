import type { Locale } from '@vitrine/configuration/locales'
import type { ShownValue } from './history-shapes.ts'

/** Path of the differences below that of a version. */
export const versionDifferencesPath = '/differences'

/** Value that a restored version would change. */
export interface VersionDifference {
  /** Field in words; of a part number with it in front: `XY-70-8, Length (mm)`. */
  label: string
  locale: Locale | null
  before: ShownValue | null
  after: ShownValue | null
}

export interface VersionDifferences {
  differences: VersionDifference[]
  /** Differences that are not listed. */
  more: number
}
