import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { Plants } from './plants.tsx'
import { Split } from '#app/ui/frame/layout.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { RichText } from '#app/ui/content/rich-text.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { companyTexts } from '#texts/company.js'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { videoJson } from '#app/features/articles/video-json.ts'
import { VideoFacade } from '#app/features/articles/video-facade.tsx'
import { CompanyCertificates } from './company-certificates.tsx'
import { History } from './history.tsx'
import { Values } from './values.tsx'
import styles from './institutional-screen.module.css'

/** The company: text, history, values, plants, certificates, video. */
export async function load({ client }: LoadArguments<'institutional'>) {
  return { page: await client('institutional-read') }
}

export const texts = [companyTexts]

export const loader = screenLoader('institutional', load)

export const meta = screenMeta<typeof load>('institutional', ({ page }, context) => ({
  title: page.seo.title,
  description: page.seo.description,
  image: page.main_image,
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [
      breadcrumbsJson(
        [
          {
            label: companyTexts[context.locale].title,
            href: routePath('institutional', context.locale),
          },
        ],
        context,
        url,
      ),
      ...videoJson({ video: page.video, description: page.description, date: page.updated_at }),
    ]),
}))

export default function InstitutionalScreen() {
  const { page } = useScreenData<typeof load>()
  const { reading } = useTexts(pageTexts)
  const company = useTexts(companyTexts)
  const breadcrumbs = [{ label: company.title, href: routePath('institutional', useLocale()) }]
  const text = page.text.html === '' ? null : <RichText html={page.text.html} />
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageHeader breadcrumbs={breadcrumbs} title={page.title} lead={page.description} />
      {page.main_image ? (
        <Split
          first={
            <Picture
              image={page.main_image}
              sizes="(min-width: 62rem) 56vw, 100vw"
              ratio="16/11"
              priority
            />
          }
          second={text}
        />
      ) : (
        text
      )}
      <History entries={page.history} />
      <Values values={page.values} />
      {page.plants.length > 0 ? (
        <Section title={company.plants} ruled>
          <Plants plants={page.plants} />
        </Section>
      ) : null}
      {page.video ? (
        <Section title={reading.video.title} ruled id="video">
          <VideoFacade video={page.video} picture={page.main_image} />
        </Section>
      ) : null}
      <CompanyCertificates />
    </div>
  )
}
