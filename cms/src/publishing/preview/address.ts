import type { LivePreviewConfig } from 'payload'
import { panelApiBase } from '@vitrine/contract/panel'
import { environment } from '#src/platform/environment.ts'

interface PreviewTarget {
  slug: string
  /** Id of a document; undefined for a global. */
  id?: unknown
  locale: string
}

/** URL that opens the preview of a draft (`preview-endpoints.ts`). */
export function previewAddress({ slug, id, locale }: PreviewTarget): string {
  const query = new URLSearchParams({
    slug,
    ...(id === undefined ? {} : { id: String(id) }),
    locale,
  })
  return `${environment.PUBLIC_ORIGIN}${panelApiBase}/preview/open?${query.toString()}`
}

/**
 * Live preview of the site beside the form, in the widths of a phone, a tablet and a desktop. A
 * document that was never saved has no preview.
 */
export const livePreview: LivePreviewConfig = {
  url: ({ collectionConfig, globalConfig, data, locale }) => {
    if (globalConfig) return previewAddress({ slug: globalConfig.slug, locale: locale.code })
    return collectionConfig && data['id']
      ? previewAddress({ slug: collectionConfig.slug, id: data['id'], locale: locale.code })
      : null
  },
  breakpoints: [
    { name: 'phone', label: '390 px', width: 390, height: 844 },
    { name: 'tablet', label: '820 px', width: 820, height: 1180 },
    { name: 'desktop', label: '1440 px', width: 1440, height: 900 },
  ],
}
