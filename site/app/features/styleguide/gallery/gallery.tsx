import { CardsGallery } from './cards-gallery.tsx'
import { ControlsGallery } from './controls-gallery.tsx'
import { DataGallery } from './data-gallery.tsx'
import type { GalleryTexts } from './gallery-texts.ts'
import { TokensGallery } from './tokens-gallery.tsx'

export type { GalleryTexts } from './gallery-texts.ts'

/** All components in their states; the page supplies texts and h1. */
export function Gallery({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <TokensGallery texts={texts} />
      <ControlsGallery texts={texts} />
      <CardsGallery texts={texts} />
      <DataGallery texts={texts} />
    </>
  )
}
