import { Picture } from '#app/ui/elements/picture.tsx'
import { langOf } from './body-props.ts'
import type { BodyProps } from './body-props.ts'

/** Pictures with their captions. */
export default function Gallery({ block }: BodyProps<'gallery'>) {
  return (
    <ul className="block-gallery" lang={langOf(block)}>
      {block.pictures.map(({ text, main_image: image }, index) => (
        <li key={`${index}${image.url}`}>
          <figure>
            <Picture image={image} sizes="(min-width: 54rem) 33vw, 100vw" />
            {text === '' ? null : <figcaption className="block-note">{text}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}
