import { browserLoader, serverLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { screenMeta } from '#app/head/screen-meta.ts'
import { useMessages } from '#app/i18n/messages.ts'

/** The design system in all its states; asks nothing of the API. */
export async function load(_given: LoadArguments<'styleguide'>) {
  return {}
}

export const loader = serverLoader('styleguide', load)
export const clientLoader = browserLoader('styleguide', load)

export const meta = screenMeta<typeof load>('styleguide', (_data, { messages }) => ({
  title: messages.styleguide.title,
  description: messages.styleguide.description,
  noIndex: true,
}))

export default function StyleguideScreen() {
  const { styleguide } = useMessages()
  return (
    <div className="wrap">
      <h1>{styleguide.title}</h1>
      <p className="lead">{styleguide.description}</p>
    </div>
  )
}
