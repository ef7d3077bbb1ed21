import type { BodyProps } from './body-props.ts'
import { langOf } from './body-props.ts'

/** Measures, each on a line of the length of its share. */
export default function Figures({ block }: BodyProps<'figures'>) {
  return (
    <ul className="block-figures" lang={langOf(block)}>
      {block.figures.map(({ value, unit, text, share }, index) => (
        <li key={`${index}${value}`}>
          <p className="block-figure">
            {value} {unit === '' ? null : <small>{unit}</small>}
          </p>
          <svg className="block-scale" width="100%" height="9" aria-hidden="true" focusable="false">
            <path d="M.5 0v9" />
            <line x1="0" x2="100%" y1="4.5" y2="4.5" />
            <line className="block-share" x1="0" x2={percent(share ?? 1)} y1="4.5" y2="4.5" />
            <svg x="100%" overflow="visible">
              <path d="M-.5 0v9" />
            </svg>
          </svg>
          {text === '' ? null : <p className="block-note">{text}</p>}
        </li>
      ))}
    </ul>
  )
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`
