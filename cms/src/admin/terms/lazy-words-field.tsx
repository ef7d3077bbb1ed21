'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

// loaded with the form of a term alone, since Payload's import map is one file for all pages; in the
// browser only, because text that is typed before the scripts are there would be lost
const Words = dynamic(() => import('./words-field.tsx').then((module) => module.WordsField), {
  ssr: false,
})
const Searches = dynamic(
  () => import('./term-searches.tsx').then((module) => module.TermSearches),
  {
    ssr: false,
  },
)

/** Words of a concept in each language. */
export const LazyWordsField = (props: ComponentProps<typeof Words>) => <Words {...props} />

/** Words of a concept that visitors searched. */
export const LazyTermSearches = () => <Searches />
