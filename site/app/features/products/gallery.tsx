import { useRef, useState } from 'react'
import type { Image } from '@vitrine/contract/shapes/types'
import { Picture } from '#app/ui/elements/picture.tsx'
import { useTexts } from '#app/core/language.ts'
import { productTexts } from '#texts/product.js'
import styles from './gallery.module.css'

/**
 * Product pictures in a scroll-snap strip; thumbnails are anchor links and work without JavaScript.
 */
export function Gallery({ pictures, family }: { pictures: readonly Image[]; family: string }) {
  const product = useTexts(productTexts)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  if (pictures.length === 0)
    return <Picture image={null} sizes="100vw" ratio="10/7" code={family} />
  return (
    <figure className={styles.gallery}>
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={product.pictures}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={(event) =>
          setShown(Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth))
        }
      >
        {pictures.map((picture, index) => (
          <li key={picture.url} id={`pictures-${index + 1}`}>
            <Picture
              image={picture}
              sizes="(min-width: 62rem) 56vw, 100vw"
              ratio="10/7"
              fit={index === 0 ? 'cover' : 'contain'}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={`#pictures-${index + 1}`}
                aria-label={product.picture({ index: index + 1 })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  strip.current?.children[index]?.scrollIntoView({
                    block: 'nearest',
                    inline: 'start',
                  })
                }}
              >
                <Picture image={{ ...picture, alt: '' }} sizes="5rem" ratio="4/3" fit="contain" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  )
}
