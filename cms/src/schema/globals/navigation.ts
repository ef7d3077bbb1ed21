import type { DocumentScreen } from '@vitrine/configuration/document-paths'
import type { Field } from 'payload'
import {
  documentField,
  documentScreens,
  networks,
  places,
  shippedMenus,
} from '#src/content/navigation/kinds.ts'
import type { EntryKind } from '#src/content/navigation/kinds.ts'
import { checkedLink, checkedWebsite } from '#src/content/fields/contact-address.ts'
import {
  checkbox,
  one,
  ownAddress,
  picture,
  select,
  text,
  textarea,
} from '#src/content/fields/plain.ts'
import { summaryMax } from '#src/content/fields/text-limits.ts'
import { labelsOf, languageNames } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { navigationTexts } from '#texts/navigation.js'
import { global } from './define.ts'

const labels = labelsOf(navigationTexts)

/** Maximum lengths: a name in a menu, an address. */
const nameMax = 60
const addressMax = 2048

/** Field that a form shows for entries of some kinds. */
const shownFor = (isShown: (kind: unknown) => boolean, field: Field): Field =>
  ({
    ...field,
    admin: {
      ...field.admin,
      condition: (_data: unknown, row: unknown) => isShown(Object(row).kind),
    },
  }) as Field

const onlyIn = (): Field => select('only', labels.onlyIn, languageNames)

/** Target, name and language of an entry. */
const target = (...further: Field[]): Field[] => [
  {
    type: 'row',
    fields: [
      select('kind', labels.leadsTo, labels.kinds as Record<EntryKind, Label>, {
        required: true,
        defaultValue: 'address',
      }),
      ...further,
      onlyIn(),
    ],
  },
  ...(Object.entries(documentScreens) as [DocumentScreen, string][]).map(([screen, collection]) =>
    shownFor(
      (kind) => kind === screen,
      one(documentField(screen), labels.kinds[screen], collection),
    ),
  ),
  shownFor(
    (kind) => kind === 'address',
    text('address', labels.address, {
      ...checkedLink,
      localized: true,
      maxLength: addressMax,
      custom: { [ownAddress]: true },
    }),
  ),
  text('label', labels.name, {
    localized: true,
    maxLength: nameMax,
    admin: { description: labels.nameHint },
  }),
]

const place = (): Field =>
  select(
    'place',
    labels.shownIn,
    Object.fromEntries(places.map((each) => [each, labels.places[each]])),
    { required: true, defaultValue: 'all' },
  )

interface Rows {
  label: Label
  maxRows: number
  fields: Field[]
  defaultValue?: object[]
}

const rows = (name: string, { label, maxRows, fields, defaultValue }: Rows): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: labels.entry, plural: labels.entries },
  maxRows,
  ...(defaultValue ? { defaultValue } : {}),
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/admin/fields/lazy-row-labels.tsx#LazyMenuLabel' },
  },
  fields,
})

/**
 * Menus of header, footer and narrow screens: a global with drafts, so that they are drafted, planned,
 * translated and taken back as all content (docs/decisions/0157).
 */
export const navigation = global('navigation', labels.navigation, [
  rows('main', {
    label: labels.main,
    maxRows: 12,
    defaultValue: shippedMenus.main,
    fields: [
      ...target(place()),
      shownFor((kind) => kind === 'products', checkbox('categories', labels.categories)),
      rows('entries', {
        label: labels.below,
        maxRows: 24,
        fields: [
          ...target(),
          textarea('text', labels.text, { localized: true, maxLength: summaryMax }),
          picture('main_image', labels.picture),
        ],
      }),
    ],
  }),
  rows('footer', {
    label: labels.footer,
    maxRows: 4,
    fields: [
      text('label', labels.title, { localized: true, maxLength: nameMax }),
      rows('links', { label: labels.entries, maxRows: 12, fields: target() }),
    ],
  }),
  rows('legal', {
    label: labels.legal,
    maxRows: 12,
    defaultValue: shippedMenus.legal,
    fields: target(place()),
  }),
  rows('social', {
    label: labels.social,
    maxRows: 20,
    fields: [
      {
        type: 'row',
        fields: [
          select('network', labels.network, labels.networks as Record<string, Label>, {
            required: true,
            defaultValue: networks[0],
          }),
          text('address', labels.address, { ...checkedWebsite, maxLength: addressMax }),
          onlyIn(),
        ],
      },
    ],
  }),
])
