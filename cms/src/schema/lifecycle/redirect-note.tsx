import { addressPath } from '@vitrine/contract/address-path'
import type { UIFieldServerProps } from 'payload'
import { textsIn } from '#src/platform/labels.ts'
import { readTargetStates } from '#src/publishing/pages/redirect-targets.ts'
import { addressesTexts } from '#texts/addresses.js'
import { pageNameAt } from './clean-redirect.ts'

/** Says that the saved target leads nowhere today, and which page the redirect covers. */
export async function RedirectNote({ data, payload, req }: UIFieldServerProps) {
  const { from, to } = Object(data) as { from?: unknown; to?: unknown }
  const { i18n } = req
  const state =
    typeof to === 'string' && to !== ''
      ? (await readTargetStates(payload, [to])).get(to)
      : undefined
  const path = typeof from === 'string' ? addressPath(from) : undefined
  const covered = path === undefined ? undefined : await pageNameAt({ payload, i18n }, path)
  const labels = textsIn(addressesTexts, i18n.language)
  const notes = [
    ...(state === 'nothing' ? [labels.nothing] : state === 'loop' ? [labels.loop] : []),
    ...(covered === undefined ? [] : [labels.covers({ name: covered })]),
  ]
  if (notes.length === 0) return null
  return (
    <div className="field-type" role="note">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
