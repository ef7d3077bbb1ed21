import type { Brand } from '#shared/page/appearance.ts'
import styles from './logo.module.css'

/** The company's logo with the text beside it, or only the text. */
export function Logo({
  brand,
  inverted = false,
}: {
  brand: Brand
  inverted?: boolean | undefined
}) {
  const { logo, wordmark } = brand
  return (
    <span className={styles.logo} data-inverted={inverted || undefined}>
      {logo && (
        <img
          className={styles.symbol}
          src={inverted ? logo.dark : logo.light}
          alt=""
          loading={inverted ? 'lazy' : undefined}
          width={28 * logo.ratio}
          height={28}
        />
      )}
      <span className={styles.wordmark}>{wordmark}</span>
    </span>
  )
}
