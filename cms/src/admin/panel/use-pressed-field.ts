import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { pressedField } from '@vitrine/contract/panel'
import type { ClientField } from 'payload'
import { useEffect } from 'react'
import { useLanguage } from '#src/platform/language.ts'
import { send } from '#src/platform/panel-calls/send.ts'
import { requestCell } from './cell-requests.ts'

/** Field of the table of part numbers. */
const partTable = 'variants'

/** Names of the fields that hold pictures, at any depth. */
function pictureNames(fields: readonly ClientField[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'upload') return [field.name]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => pictureNames(tab.fields))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => pictureNames(block.fields))
    return 'fields' in field ? pictureNames(field.fields) : []
  })
}

interface StoredPicture {
  id: number
  filename?: string
  sizes?: Record<string, { filename?: string } | undefined>
}

/** Number of the picture with a file, in any of its sizes; undefined if there is none. */
async function pictureOf(file: string, language: string): Promise<number | undefined> {
  const query = new URLSearchParams({
    depth: '0',
    limit: '20',
    'where[filename][like]': file.replace(/(?:-\d{3,4})?\.\w+$/, ''),
  })
  const { data } = await send<{ docs: StoredPicture[] }>(`/media?${query.toString()}`, {
    method: 'GET',
    language,
  })
  return data?.docs.find(({ filename, sizes = {} }) =>
    [filename, ...Object.values(sizes).map((size) => size?.filename)].includes(file),
  )?.id
}

/** Opens a field by the fragment of the address, which the forms follow. */
function openField(path: string): void {
  window.history.replaceState(window.history.state, '', `#field-${path.replaceAll('.', '__')}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

/** True for a message of the page in the preview's frame. */
const isOfPreview = ({ origin, source }: MessageEvent<unknown>): boolean => {
  const frame = document.getElementById('live-preview-iframe')
  return (
    origin === window.location.origin &&
    frame instanceof HTMLIFrameElement &&
    source === frame.contentWindow
  )
}

/**
 * Opens the field of what is pressed in the previewed page: a text, a picture, or a value of a part
 * number. What the form does not have is left alone.
 */
export function usePressedField(): void {
  const language = useLanguage()
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getFields } = useForm()
  useEffect(() => {
    const openPicture = async (file: string): Promise<void> => {
      const config = collectionSlug
        ? getEntityConfig({ collectionSlug })
        : globalSlug
          ? getEntityConfig({ globalSlug })
          : undefined
      const names = new Set(pictureNames(config?.fields ?? []))
      const id = await pictureOf(file, language)
      const [path] =
        Object.entries(getFields()).find(
          ([key, { value }]) =>
            names.has(key.slice(key.lastIndexOf('.') + 1)) && [value].flat().includes(id),
        ) ?? []
      if (path !== undefined && id !== undefined) openField(path)
    }
    const onMessage = (event: MessageEvent<unknown>): void => {
      const { type, path, file, part, heading } = Object(event.data) as Record<string, unknown>
      if (type !== pressedField || !isOfPreview(event)) return
      if (typeof path === 'string' && /^[\w.-]{1,200}$/.test(path)) openField(path)
      else if (typeof file === 'string') void openPicture(file)
      else if (
        typeof part === 'string' &&
        typeof heading === 'string' &&
        partTable in getFields()
      ) {
        openField(partTable)
        requestCell({ field: partTable, part, heading })
      }
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [language, getEntityConfig, getFields, collectionSlug, globalSlug])
}
