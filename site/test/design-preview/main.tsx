import { createRoot } from 'react-dom/client'
import '../../app/ui/tokens/tokens.css'
import '../../app/ui/tokens/base.css'
import '@vitrine/appearance/fonts/fonts.css'
import { Gallery } from '../../app/features/styleguide/gallery/gallery.tsx'
import { Frame } from './frame.tsx'
import { HomePreview } from './home-preview.tsx'
import { ListPreview } from './list-preview.tsx'
import { ProductPreview } from './product-preview.tsx'
import { texts } from './texts.ts'

const pages: Record<string, () => React.JSX.Element> = {
  home: HomePreview,
  product: ProductPreview,
  list: ListPreview,
  gallery: () => <Gallery texts={texts} />,
}
const Page = pages[location.hash.slice(1)] ?? HomePreview
const place = document.getElementById('page')
if (place)
  createRoot(place).render(
    <Frame>
      <Page />
    </Frame>,
  )
