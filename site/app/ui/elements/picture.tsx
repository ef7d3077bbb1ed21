import type { Image } from '@vitrine/contract/shapes/types'
import { fallbackUrl, focalPosition, pictureSources } from './sources.ts'
import styles from './picture.module.css'

/** Aspect ratio; `fill`: the height of the container. */
export type PictureRatio = 'fill' | '4/3' | '10/7' | '16/9' | '1/1' | '16/11' | 'natural'

export type PictureProps = {
  image: Image | null
  /** The HTML attribute `sizes`. */
  sizes: string
  loading?: 'lazy' | 'eager' | undefined
  /** True to load eagerly with high priority. */
  priority?: boolean | undefined
  ratio?: PictureRatio | undefined
  fit?: 'cover' | 'contain' | undefined
  /** Placeholder text of an empty frame: the family's code. */
  code?: string | undefined
}

export function Picture({
  image,
  sizes,
  loading = 'lazy',
  priority = false,
  ratio = '4/3',
  fit = 'cover',
  code,
}: PictureProps) {
  if (image === null) return <NoPicture ratio={ratio} code={code} />
  return (
    <picture className={styles.frame} data-ratio={ratio}>
      {pictureSources(image).map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        data-fit={fit}
        data-focal={focalPosition(image.focal)}
        src={fallbackUrl(image)}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : loading}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}

/** Placeholder: a crossed frame of the same size. */
function NoPicture({ ratio, code }: { ratio: PictureRatio; code: string | undefined }) {
  return (
    <span className={styles.frame} data-ratio={ratio === 'natural' ? '4/3' : ratio} data-empty>
      <svg
        className={styles.cross}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M6 8h88v84H6zM6 8l88 84M94 8 6 92" vectorEffect="non-scaling-stroke" />
      </svg>
      {code && (
        <span className={styles.code} aria-hidden="true">
          {code}
        </span>
      )}
    </span>
  )
}
