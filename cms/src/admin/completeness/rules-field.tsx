'use client'

import { lazy, Suspense } from 'react'
import type { JSONFieldClientComponent } from 'payload'

const Editor = lazy(async () => ({ default: (await import('./rules-editor.tsx')).RulesEditor }))

/** Field of the rules, whose scripts load with its form alone: Payload's import map is one file. */
export const RulesField: JSONFieldClientComponent = ({ path, readOnly }) => (
  <Suspense>
    <Editor path={path} isReadOnly={readOnly === true} />
  </Suspense>
)
