'use client'

import { lazy, Suspense } from 'react'
import type { JSONFieldClientComponent } from 'payload'

const Words = lazy(() => import('./words-field.tsx').then((m) => ({ default: m.WordsField })))
const Searches = lazy(() =>
  import('./term-searches.tsx').then((m) => ({ default: m.TermSearches })),
)

/** Words of a concept, whose scripts load with its form: Payload's import map is one file. */
export const LazyWordsField: JSONFieldClientComponent = (props) => (
  <Suspense>
    <Words {...props} />
  </Suspense>
)

/** Words of a concept that visitors searched. */
export const LazyTermSearches = () => (
  <Suspense>
    <Searches />
  </Suspense>
)
