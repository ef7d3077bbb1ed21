import type { Payload, PayloadRequest } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { demonstrationMark } from '#src/platform/database/find-demonstration.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { setUpTexts } from '#texts/set-up.js'
import { RemoveDemonstration } from './remove-demonstration.tsx'
import { launchers } from '#src/platform/access/permissions.ts'
import './set-up.css'

const labels = labelsOf(setUpTexts)

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
  const { demonstration, failed } = labels
  const say = (label: Label): string => textOf(label, language)
  return (
    <section className="set-up" aria-labelledby="demonstration">
      <header>
        <h2 id="demonstration">{say(demonstration.title)}</h2>
        <p>{say(demonstration.hint)}</p>
      </header>
      <RemoveDemonstration
        texts={{
          removed: say(demonstration.removed),
          kept: say(demonstration.kept),
          keptNothing: say(demonstration.keptNothing),
          confirm: say(demonstration.confirm),
          show: say(demonstration.show),
          failed: say(failed),
        }}
      />
    </section>
  )
}
