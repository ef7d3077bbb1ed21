import type { BodyProps } from './body-props.ts'
import { BlockPicture } from './block-picture.tsx'
import { BlockText } from './block-text.tsx'

/** A text beside its picture. */
export default function PictureText({ block }: BodyProps<'picture-text'>) {
  const { main_image: image, marks } = block
  return (
    <>
      <div className="block-words">
        <BlockText block={block} />
      </div>
      {image === null ? null : <BlockPicture image={image} marks={marks} />}
    </>
  )
}
