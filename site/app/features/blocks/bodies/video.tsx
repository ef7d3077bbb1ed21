import { VideoFacade } from '#app/features/articles/video-facade.tsx'
import type { BodyProps } from './body-props.ts'

/** Video that is loaded from its host when the visitor starts it. */
export default function Video({ block: { video } }: BodyProps<'video'>) {
  return (
    <div className="block-video">
      <VideoFacade video={video} picture={null} />
    </div>
  )
}
