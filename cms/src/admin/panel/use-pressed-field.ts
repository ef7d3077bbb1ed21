import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { pressedField } from '@vitrine/contract/panel'
import { useEffect } from 'react'
import { useLanguage } from '#src/platform/language.ts'

/** True for a message of the page in the preview's frame. */
const isOfPreview = ({ origin, source }: MessageEvent<unknown>): boolean => {
  const frame = document.getElementById('live-preview-iframe')
  return (
    origin === window.location.origin &&
    frame instanceof HTMLIFrameElement &&
    source === frame.contentWindow
  )
}

/** Opens the field of what is pressed in the previewed page; its code is loaded by the first press. */
export function usePressedField(): void {
  const language = useLanguage()
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getFields } = useForm()
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (Object(event.data).type !== pressedField || !isOfPreview(event)) return
      const config = collectionSlug
        ? getEntityConfig({ collectionSlug })
        : globalSlug
          ? getEntityConfig({ globalSlug })
          : undefined
      const form = { fields: config?.fields ?? [], values: getFields(), language }
      void import('./open-pressed.ts').then(({ openPressed }) => openPressed(event.data, form))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [language, getEntityConfig, getFields, collectionSlug, globalSlug])
}
