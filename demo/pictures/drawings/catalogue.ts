import type { Part } from './part.ts'
import { angledLug, bimetallicLug, fourHoleLug, lug, rackLug } from './terminals.ts'
import type { View } from './view.ts'

/** What stands for a family, and how it is drawn: views in rows. */
interface Drawing { shows: string; draw: (part: Part) => View[][] }

/** The families that have a drawing. */
export const catalogue: Readonly<Record<string, Drawing>> = {
  TC: { shows: 'TC-50-10', draw: lug }, TD: { shows: 'TD-95-12N', draw: lug }, TN: { shows: 'TN-95-10', draw: lug }, TK: { shows: 'TK-35-8', draw: lug },
  TA: { shows: 'TA-70-10', draw: angledLug }, TQ: { shows: 'TQ-400-12N', draw: fourHoleLug }, TF: { shows: 'TF-70-12', draw: lug },
  TB: { shows: 'TB-120-10', draw: bimetallicLug }, TU: { shows: 'TU-120-10', draw: bimetallicLug }, TR: { shows: 'TR-25-6-15', draw: rackLug },
}
