import type { Payload, PayloadRequest } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { demonstrationMark } from '#src/platform/database/find-demonstration.ts'
import { setUpTexts } from '#texts/set-up.js'
import { RemoveDemonstration } from './remove-demonstration.tsx'
import { launchers } from '#src/platform/access/permissions.ts'
import { textsIn } from '#src/platform/labels.ts'
import './set-up.css'

interface DemonstrationPartProps {
  payload: Payload
  user: PayloadRequest['user']
  language: string | undefined
}

/**
 * Section of the start page that removes the demonstration; shown while the demonstration exists.
 */
export async function DemonstrationPart({ payload, user, language }: DemonstrationPartProps) {
  if (!hasRole({ user }, launchers) || !(await payload.kv.has(demonstrationMark))) return null
  const { demonstration, failed } = textsIn(setUpTexts, language)
  return (
    <section className="ui-controls set-up" aria-labelledby="demonstration">
      <header>
        <h2 id="demonstration">{demonstration.title}</h2>
        <p>{demonstration.hint}</p>
      </header>
      <RemoveDemonstration
        texts={{
          removed: demonstration.removed,
          kept: demonstration.kept,
          keptNothing: demonstration.keptNothing,
          confirm: demonstration.confirm,
          show: demonstration.show,
          failed,
        }}
      />
    </section>
  )
}
