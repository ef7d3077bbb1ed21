import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { langOf } from './body-props.ts'
import type { BodyProps } from './body-props.ts'

/** Logos and seals with their names. */
export default function Logos({ block }: BodyProps<'logos'>) {
  return (
    <ul className="block-logos" lang={langOf(block)}>
      {block.logos.map(({ title, url, main_image: image }, index) => {
        const content = (
          <>
            {image === null ? null : (
              <Picture
                image={title === '' ? image : { ...image, alt: '' }}
                sizes="8rem"
                ratio="natural"
                fit="contain"
              />
            )}
            {title === '' ? null : <span>{title}</span>}
          </>
        )
        return (
          <li key={`${index}${title}`}>
            {url === null ? <div>{content}</div> : <Link href={url}>{content}</Link>}
          </li>
        )
      })}
    </ul>
  )
}
