import { useId, useState } from 'react'
import type { ComponentType } from 'react'
import type { Document } from '@vitrine/contract/shapes/types'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Button, ButtonLink } from '#app/ui/elements/button.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { documentsTexts } from '#texts/documents.js'
import styles from './model-view.module.css'

type Viewer = ComponentType<{ url: string; name: string }>

/**
 * View of a GLB file. Its code and the file are loaded on request; without JavaScript, a link to
 * the file.
 */
export function ModelView({ model }: { model: Document }) {
  const locale = useLocale()
  const texts = useTexts(documentsTexts).model
  const id = useId()
  const hydrated = useHydrated()
  const [viewer, setViewer] = useState<{ Shown?: Viewer; state: 'closed' | 'loading' | 'failed' }>({
    state: 'closed',
  })
  const name = model.part_numbers.join(', ') || model.title
  const label = texts.view({ name })
  const { Shown, state } = viewer
  if (!hydrated)
    return (
      <div className={styles.view}>
        <ButtonLink variant="secondary" icon="cube" href={model.url} download>
          {label}
        </ButtonLink>
      </div>
    )
  const open = async () => {
    setViewer({ state: 'loading' })
    try {
      const { loadViewer } = await import('./model-viewer.tsx')
      const Loaded = await loadViewer(locale)
      setViewer({ Shown: Loaded, state: 'closed' })
    } catch {
      setViewer({ state: 'failed' })
    }
  }
  return (
    <div className={styles.view}>
      <Button
        variant="secondary"
        icon={Shown ? 'close' : 'cube'}
        busy={state === 'loading'}
        aria-expanded={Shown !== undefined}
        aria-controls={id}
        onClick={() => (Shown ? setViewer({ state: 'closed' }) : void open())}
      >
        {Shown ? texts.close : label}
      </Button>
      <div id={id}>
        {Shown ? <Shown url={model.url} name={name} /> : null}
        {state === 'failed' ? (
          <p className={styles.notice} role="alert">
            {texts.failed}{' '}
            <TextLink href={model.url} download>
              {texts.download}
            </TextLink>
          </p>
        ) : null}
      </div>
    </div>
  )
}
