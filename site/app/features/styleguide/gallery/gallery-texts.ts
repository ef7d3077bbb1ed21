import type { BreadcrumbsProps } from '#app/ui/frame/breadcrumbs.tsx'
import type { DataTableProps } from '#app/ui/table/data-table.tsx'
import type { DocumentRow } from '#app/ui/content/document-list.tsx'
import type { AppliedFiltersProps, FacetsProps } from '#app/ui/controls/facets.tsx'
import type { IndexRowProps } from '#app/ui/cards/index-row.tsx'
import type { KeyValuesProps } from '#app/ui/content/key-values.tsx'
import type { Mark } from '#app/ui/content/marked-picture.tsx'
import type { PaginationLabels } from '#app/ui/controls/pagination.tsx'
import type { PictureProps } from '#app/ui/elements/picture.tsx'
import type { PostRowProps } from '#app/ui/cards/post-row.tsx'
import type { ProductCardProps } from '#app/ui/cards/product-card.tsx'
import type { PublicationCardProps } from '#app/ui/cards/publication-card.tsx'
import type { ApplicationCardProps } from '#app/ui/cards/application-card.tsx'
import type { SearchFormProps } from '#app/ui/controls/search-form.tsx'

type Field = { label: string; hint?: string; error?: string; placeholder?: string }

/** Content of the gallery in one locale. */
export type GalleryTexts = {
  sections: {
    colors: string
    type: string
    buttons: string
    fields: string
    notices: string
    navigation: string
    search: string
    pictures: string
    cards: string
    rows: string
    table: string
    filters: string
    documents: string
    panels: string
    reading: string
    empty: string
  }
  action: { label: string; href: string }
  /** Text of the dimension line: `74 mm`. */
  dimension: string
  type: { title: string; lead: string; body: string; mono: string; label: string }
  buttons: {
    primary: string
    secondary: string
    quiet: string
    busy: string
    disabled: string
    iconLabel: string
    link: string
    textLink: string
  }
  fields: {
    text: Field
    wrong: Field & { value: string }
    area: Field
    select: Field & { options: { value: string; label: string }[] }
    checkbox: Field
    file: Field
    sending: { label: string; cancel: string }
    radios: string[]
    optional: string
  }
  notices: Record<'info' | 'success' | 'warning' | 'error', { title: string; text: string }>
  breadcrumbs: BreadcrumbsProps
  pagination: PaginationLabels & { href: string }
  chips: { label: string; items: { label: string; href: string; selected?: boolean }[] }
  search: SearchFormProps
  picture: PictureProps['image']
  marks: Mark[]
  products: ProductCardProps[]
  applications: ApplicationCardProps[]
  publications: PublicationCardProps[]
  posts: PostRowProps[]
  index: IndexRowProps[]
  table: DataTableProps
  facets: Omit<FacetsProps, 'onSubmit'>
  applied: AppliedFiltersProps
  documents: DocumentRow[]
  keyValues: KeyValuesProps['items']
  tabs: { label: string; items: { id: string; label: string; text: string }[] }
  disclosure: { summary: string; text: string }
  dialog: { open: string; title: string; text: string; close: string; confirm: string }
  article: {
    html: string
    contents: string
    headings: { id: string; text: string; level: 2 | 3 }[]
  }
  empty: { figure: string; title: string; text: string }
}
