import { useState } from 'react'
import type { Image, Video } from '@vitrine/contract/shapes/types'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { videoPageUrl, videoPlayerUrl } from './video.ts'
import styles from './video-facade.module.css'

/**
 * Video placeholder with a self-hosted picture (that of the video, else `picture`). The video host
 * is contacted only after a click.
 */
export function VideoFacade({
  video: { id, title, poster },
  picture,
}: {
  video: Video
  picture: Image | null
}) {
  const { reading } = useTexts(pageTexts)
  const [playing, setPlaying] = useState(false)
  if (playing) {
    return (
      <iframe
        className={styles.player}
        src={videoPlayerUrl(id)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the cross-origin player requires both
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  }
  return (
    <figure className={styles.facade}>
      <a
        className={styles.play}
        href={videoPageUrl(id)}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault()
          setPlaying(true)
        }}
      >
        <Picture image={poster ?? picture} sizes="(min-width: 62rem) 48rem, 100vw" ratio="16/9" />
        <span className={styles.badge}>
          <Icon name="play" />
          <span>{reading.video.play({ title })}</span>
        </span>
      </a>
      <figcaption>{reading.video.note}</figcaption>
    </figure>
  )
}
