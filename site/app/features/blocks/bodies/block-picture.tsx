import type { Image } from '@vitrine/contract/shapes/types'
import { useLocale } from '#app/core/language.ts'
import { pictureMarks } from '#app/features/cards/picture-marks.ts'
import { MarkedPicture } from '#app/ui/content/marked-picture.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'

interface BlockPictureProps {
  image: Image
  marks: Parameters<typeof pictureMarks>[0]
  priority?: boolean
}

/**
 * Picture beside words, to the edge of the page. It fills the height of the block; with marks it is
 * whole instead, since they are points of the whole picture.
 */
export function BlockPicture({ image, marks, priority = false }: BlockPictureProps) {
  const locale = useLocale()
  const sizes = '(min-width: 54rem) 58vw, 100vw'
  return (
    <div className="block-picture" data-whole={marks.length > 0 || undefined}>
      {marks.length > 0 ? (
        <MarkedPicture
          image={image}
          marks={pictureMarks(marks, locale)}
          sizes={sizes}
          priority={priority}
          ratio="natural"
        />
      ) : (
        <Picture image={image} sizes={sizes} priority={priority} ratio="fill" />
      )}
    </div>
  )
}
