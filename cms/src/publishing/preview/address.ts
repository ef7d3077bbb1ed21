import type { LivePreviewConfig } from 'payload'
import { panelApiBase } from '@vitrine/contract/panel'
import { environment } from '#src/platform/environment.ts'

interface PreviewTarget {
  slug: string
  /** None for a global. */
  id?: unknown
  locale: string
}

/** The address at which a preview of a draft is opened (`endpoints.ts`). */
export function previewAddress({ slug, id, locale }: PreviewTarget): string {
  const query = new URLSearchParams({
    slug,
    ...(id === undefined ? {} : { id: String(id) }),
    locale,
  })
  return `${environment.PUBLIC_ORIGIN}${panelApiBase}/preview/open?${query.toString()}`
}

/**
 * The panel's window beside the form: the site itself, at the widths that the design is made for. A
 * draft without an id has no page yet.
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
