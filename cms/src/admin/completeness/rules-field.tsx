'use client'

import { lazy, Suspense } from 'react'
import type { JSONFieldClientComponent } from 'payload'

const Editor = lazy(async () => ({ default: (await import('./rules-editor.tsx')).RulesEditor }))

/**
 * Loads the rules editor on demand. Payload's import map is a single bundle, so a static import
 * would add the editor to every page of the panel.
 */
export const RulesField: JSONFieldClientComponent = ({ path, readOnly }) => (
  <Suspense>
    <Editor path={path} isReadOnly={readOnly === true} />
  </Suspense>
)
