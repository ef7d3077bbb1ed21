import type { Answer } from '@vitrine/contract/client'
import { Picture } from '#app/ui/elements/picture.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useTexts } from '#app/core/language.ts'
import { companyTexts } from '#texts/company.js'
import { mapLink } from './map-link.ts'
import styles from './plants.module.css'

/** Plants: picture, production, address. */
export function Plants({
  plants,
  pictured = true,
}: {
  plants: Answer<'institutional-read'>['plants']
  pictured?: boolean
}) {
  const company = useTexts(companyTexts)
  return (
    <ul className={styles.plants}>
      {plants.map((plant) => (
        <li key={plant.title} className={styles.plant}>
          {pictured && plant.main_image ? (
            <Picture image={plant.main_image} sizes="(min-width: 48rem) 45vw, 100vw" ratio="16/9" />
          ) : null}
          <h3>{plant.title}</h3>
          {plant.text === '' ? null : <p className={styles.text}>{plant.text}</p>}
          {plant.address === '' ? null : (
            <>
              <address className={styles.address}>{plant.address}</address>
              <p>
                <TextLink
                  href={mapLink(plant.address)}
                  icon="arrow-up-right"
                  rel="noreferrer"
                  aria-label={company.mapOf({ place: plant.title })}
                >
                  {company.map}
                </TextLink>
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
