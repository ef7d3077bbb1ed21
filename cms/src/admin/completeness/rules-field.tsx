'use client'

import { lazy, Suspense } from 'react'
import type { JSONFieldClientComponent } from 'payload'

const Editor = lazy(async () => ({ default: (await import('./rules-editor.tsx')).RulesEditor }))

/**
 * Field of the rules. Its scripts load only with its form, because Payload puts all components of
 * the import map into one file.
 */
export const RulesField: JSONFieldClientComponent = ({ path, readOnly }) => (
  <Suspense>
    <Editor path={path} isReadOnly={readOnly === true} />
  </Suspense>
)
