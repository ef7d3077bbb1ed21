import { panelBase } from '@vitrine/contract/panel'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { searchesTexts } from '#texts/searches.js'

/** Pages of the panel beside Payload's: path below the panel's, and title. */
export const ownViews = {
  searches: { path: '/searches', title: labelsOf(searchesTexts).title },
  'cross-references': {
    path: '/cross-references',
    title: labelsOf(crossReferencesTexts).importing.title,
  },
} as const satisfies Record<string, { path: `/${string}`; title: Label }>

export type OwnView = keyof typeof ownViews

/** Address of a page. */
export const ownViewPath = (view: OwnView): string => panelBase + ownViews[view].path
