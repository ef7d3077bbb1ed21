import { DimensionLine } from '#app/ui/elements/dimension-line.tsx'
import { Icon } from '#app/ui/elements/icon.tsx'
import { iconNames } from '#app/ui/elements/icon-names.ts'
import { Section } from '#app/ui/frame/section.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import type { GalleryTexts } from './gallery-texts.ts'
import styles from './gallery.module.css'

const swatches = [
  'background',
  'background-deep',
  'surface',
  'text',
  'text-soft',
  'text-faint',
  'accent',
  'accent-text',
  'accent-pale',
  'accent-on-inverse',
  'success',
  'warning',
  'error',
] as const

export function TokensGallery({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <Section title={texts.sections.colors} ruled>
        <ul className={styles.swatches}>
          {swatches.map((name) => (
            <li key={name}>
              <span className={styles.swatch} data-color={name} />
              <span className="mono">{name}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.sections.type} ruled action={texts.action} number={texts.dimension}>
        <div className={styles.type}>
          <p className={styles.display}>{texts.type.title}</p>
          <p className="lead">{texts.type.lead}</p>
          <p>{texts.type.body}</p>
          <p className="mono">{texts.type.mono}</p>
          <p className={styles.row}>
            <Label>{texts.type.label}</Label>
            <Label tone="accent">{texts.type.label}</Label>
            <Label tone="ink">{texts.type.label}</Label>
            <Label tone="success" framed>
              {texts.type.label}
            </Label>
            <Label tone="warning" framed>
              {texts.type.label}
            </Label>
          </p>
          <DimensionLine figure={texts.dimension} />
          <DimensionLine figure={texts.dimension} tone="accent" />
          <div className={styles.upright}>
            <DimensionLine figure={texts.dimension} direction="vertical" />
          </div>
        </div>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name} title={name}>
              <Icon name={name} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
