import { join } from 'node:path'
import { environment } from '#src/platform/environment.ts'
import { date, select, text } from '#src/content/fields/plain.ts'
import { label } from '#src/platform/labels.ts'
import { nameByContent } from '#src/content/media/name-by-content.ts'
import { requireKind } from '#src/content/media/require-kind.ts'
import { imageSizes, sizeName } from '#src/content/media/sizes.ts'
import { collection } from './define.ts'

/** Images, public at `/media/<name>`. */
export const media = collection('media', {
  names: [label('Imagem', 'Picture', 'Imagen'), label('Imagens', 'Pictures', 'Imágenes')],
  group: 'files',
  title: 'filename',
  columns: ['filename', 'alt', 'updatedAt'],
  hooks: { beforeOperation: [requireKind(['jpeg', 'png', 'webp', 'avif']), nameByContent] },
  upload: {
    staticDir: join(environment.VITRINE_DATA, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    adminThumbnail: sizeName('webp', 320),
    imageSizes,
  },
  fields: [
    text(
      'alt',
      label(
        'Texto alternativo: o que se vê',
        'Alternative text: what is seen',
        'Texto alternativo: lo que se ve',
      ),
      { localized: true, required: true, maxLength: 300 },
    ),
  ],
})

/** Downloads, public at `/media/files/<name>`. */
export const files = collection('files', {
  names: [
    label('Documento', 'Document', 'Documento'),
    label('Documentos', 'Documents', 'Documentos'),
  ],
  group: 'files',
  title: 'filename',
  columns: ['filename', 'title', 'kind', 'language', 'updatedAt'],
  hooks: {
    beforeOperation: [
      requireKind([
        'pdf',
        'step',
        'dxf',
        'dwg',
        'zip',
        'xlsx',
        'docx',
        'pptx',
        'svg',
        'csv',
        'text',
      ]),
      nameByContent,
    ],
  },
  upload: {
    staticDir: join(environment.VITRINE_DATA, 'media', 'files'),
    crop: false,
    focalPoint: false,
  },
  fields: [
    text('title', label('Título', 'Title', 'Título'), { localized: true, required: true }),
    select(
      'kind',
      label('Tipo', 'Kind', 'Tipo'),
      {
        'data-sheet': label('Ficha técnica', 'Data sheet', 'Ficha técnica'),
        drawing: label('Desenho', 'Drawing', 'Plano'),
        certificate: label('Certificado', 'Certificate', 'Certificado'),
        manual: label('Manual', 'Manual', 'Manual'),
        declaration: label('Declaração', 'Declaration', 'Declaración'),
        other: label('Outro', 'Other', 'Otro'),
      },
      { required: true, defaultValue: 'data-sheet' },
    ),
    select(
      'language',
      label(
        'Idioma do arquivo (vazio: todos)',
        'Language of the file (empty: all)',
        'Idioma del archivo (vacío: todos)',
      ),
      {
        br: label('Português', 'Portuguese', 'Portugués'),
        en: label('Inglês', 'English', 'Inglés'),
        es: label('Espanhol', 'Spanish', 'Español'),
      },
    ),
    date('date', label('Data do documento', 'Date of the document', 'Fecha del documento')),
  ],
})
