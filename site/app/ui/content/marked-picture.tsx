import { Fragment } from 'react'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import type { PictureProps } from '#app/ui/elements/picture.tsx'
import { placeLabels } from './place-labels.ts'
import type { Mark, Placed } from './place-labels.ts'
import styles from './marked-picture.module.css'

export type { Mark } from './place-labels.ts'
export type MarkedPictureProps = PictureProps & { marks: Mark[] }

const aspects = { '4/3': 4 / 3, '10/7': 10 / 7, '16/9': 16 / 9, '16/11': 16 / 11, '1/1': 1 }

/**
 * Picture with dimension marks. Lines are positioned in percent and text sized in rem, so that text
 * stays readable on phones.
 */
export function MarkedPicture({ marks, ...picture }: MarkedPictureProps) {
  const { image, ratio = '4/3' } = picture
  const aspect =
    ratio === 'natural' || ratio === 'fill'
      ? image
        ? image.width / image.height
        : 4 / 3
      : aspects[ratio]
  const placed = placeLabels(marks, aspect)
  const linked = marks.some((mark) => mark.href)
  return (
    <div className={styles.marked}>
      <Picture {...picture} />
      {image && (
        <>
          <svg
            className={styles.marks}
            width="100%"
            height="100%"
            fill="none"
            aria-hidden={linked ? undefined : true}
            focusable="false"
          >
            {placed.map((spot, index) => (
              <MarkLines key={`${index}${spot.mark.label}`} spot={spot} aspect={aspect} />
            ))}
            {placed.map((spot, index) => (
              <MarkLabel key={`${index}${spot.mark.label}`} spot={spot} />
            ))}
          </svg>
          {!linked && (
            <ul className="visually-hidden">
              {marks.map((mark, index) => (
                <li key={`${index}${mark.label}`}>{mark.label}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

function MarkLines({ spot: { mark, x, y }, aspect }: { spot: Placed; aspect: number }) {
  const lines = mark.to
    ? dimension(mark, mark.to, aspect)
    : [
        [mark.x, mark.y, mark.x, y],
        [mark.x, y, x, y],
      ]
  return (
    <Fragment>
      {lines.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0], index) => (
        <line key={index} x1={percent(x1)} y1={percent(y1)} x2={percent(x2)} y2={percent(y2)} />
      ))}
      {!mark.to && <circle cx={percent(mark.x)} cy={percent(mark.y)} r="2.5" />}
    </Fragment>
  )
}

/**
 * Dimension line between two points with a perpendicular tick at each end; its angle depends on the
 * picture's aspect ratio.
 */
function dimension(
  from: { x: number; y: number },
  to: { x: number; y: number },
  aspect: number,
): number[][] {
  const length = Math.hypot((to.x - from.x) * aspect, to.y - from.y) || 1
  const across = {
    x: (-(to.y - from.y) / length / aspect) * 3,
    y: (((to.x - from.x) * aspect) / length) * 3,
  }
  const tick = (at: { x: number; y: number }) => [
    at.x - across.x,
    at.y - across.y,
    at.x + across.x,
    at.y + across.y,
  ]
  return [[from.x, from.y, to.x, to.y], tick(from), tick(to)]
}

/**
 * Label with a background. A nested `svg` positioned in percent allows em units inside; its width
 * is 0.6 em per monospaced character.
 */
function MarkLabel({ spot: { mark, x, y, anchor } }: { spot: Placed }) {
  const width = mark.label.length * 0.6 + 1
  const left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2
  const words = (
    <>
      <rect x={`${left}em`} y="-1.08em" width={`${width}em`} height="2.16em" />
      <text x={`${left + width / 2}em`} dy="0.36em" textAnchor="middle">
        {mark.label}
      </text>
    </>
  )
  return (
    <svg x={percent(x)} y={percent(y)} overflow="visible">
      {mark.href ? (
        <Link href={mark.href} className={styles.link}>
          {words}
        </Link>
      ) : (
        words
      )}
    </svg>
  )
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`
}
