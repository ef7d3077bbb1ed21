import { marks } from '#src/schema/collections/solutions.ts'
import { many, picture, text, textarea } from '#src/content/fields/plain.ts'
import { label } from '#src/platform/labels.ts'
import { global } from './define.ts'

export const home = global('home', label('Página inicial', 'Home page', 'Página de inicio'), [
  {
    name: 'hero',
    type: 'group',
    label: label('Abertura', 'Opening', 'Apertura'),
    fields: [
      text('label', label('Rótulo', 'Label', 'Rótulo'), { localized: true }),
      text('title', label('Título', 'Title', 'Título'), { localized: true, required: true }),
      textarea('text', label('Texto', 'Text', 'Texto'), { localized: true }),
      picture('main_image', label('Foto', 'Picture', 'Foto')),
      marks(),
      text(
        'search_placeholder',
        label('Convite à busca', 'Search invitation', 'Invitación a buscar'),
        { localized: true },
      ),
      {
        name: 'examples',
        type: 'array',
        label: label('Buscas para experimentar', 'Searches to try', 'Búsquedas para probar'),
        labels: {
          singular: label('Busca', 'Search', 'Búsqueda'),
          plural: label('Buscas para experimentar', 'Searches to try', 'Búsquedas para probar'),
        },
        maxRows: 6,
        fields: [
          text('text', label('Busca', 'Search', 'Búsqueda'), { localized: true, required: true }),
        ],
      },
    ],
  },
  many(
    'products',
    label(
      'Produtos até haver visitas',
      'Products until there are views',
      'Productos hasta que haya visitas',
    ),
    'products',
  ),
  many(
    'applications',
    label(
      'Aplicações até haver visitas',
      'Applications until there are views',
      'Aplicaciones hasta que haya visitas',
    ),
    'applications',
  ),
  many(
    'publications',
    label('Publicações em destaque', 'Highlighted publications', 'Publicaciones destacadas'),
    'publications',
  ),
])
