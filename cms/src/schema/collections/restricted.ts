import { join } from 'node:path'
import type { CollectionConfig, JoinField } from 'payload'
import { accessOf } from '#src/platform/access/access.ts'
import { environment } from '#src/platform/environment.ts'
import { description, position, title } from '#src/content/fields/content.ts'
import { date, dateTime, many, one, select, text, textarea } from '#src/content/fields/plain.ts'
import { plainSlug } from '#src/content/fields/plain-slug.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { label } from '#src/platform/labels.ts'
import { nameByContent } from '#src/content/media/name-by-content.ts'
import { requireKind } from '#src/content/media/require-kind.ts'
import { guardFile } from '#src/platform/http/file-headers.ts'
import { noteAdded } from '#src/people/members/revisions.ts'
import { collection, groups } from './define.ts'

/** Downloads of a member or of a document, newest first. */
export const downloadsBy = (on: 'member' | 'document'): JoinField => ({
  name: 'downloads',
  type: 'join',
  collection: 'downloads' as never,
  on,
  label: label('Downloads', 'Downloads', 'Descargas'),
  defaultSort: '-createdAt',
  defaultLimit: 10,
  maxDepth: 1,
  admin: {
    allowCreate: false,
    defaultColumns: ['createdAt', on === 'member' ? 'title' : 'member', 'revision'],
  },
})

const seenBy = () =>
  many(
    'profiles',
    label('Perfis que veem', 'Profiles that see it', 'Perfiles que lo ven'),
    'profiles',
  )

/**
 * Members-only section; a section without profiles is visible to administrators of the area only.
 */
export const restrictedSections = collection('restricted-sections', {
  names: [
    label('Seção restrita', 'Restricted section', 'Sección restringida'),
    label('Seções restritas', 'Restricted sections', 'Secciones restringidas'),
  ],
  group: 'restricted',
  defaultSort: 'position',
  fields: [
    title(),
    plainSlug(),
    position(),
    seenBy(),
    description(),
    richText('text', label('Texto', 'Text', 'Texto')),
  ],
})

/**
 * Document with revisions; members see the one added last. Its profiles restrict those of its
 * section.
 */
export const restrictedDocuments = collection('restricted-documents', {
  names: [
    label('Documento restrito', 'Restricted document', 'Documento restringido'),
    label('Documentos restritos', 'Restricted documents', 'Documentos restringidos'),
  ],
  group: 'restricted',
  columns: ['title', 'section', 'kind', 'updatedAt'],
  hooks: { beforeChange: [noteAdded] },
  fields: [
    title(),
    one('section', label('Seção', 'Section', 'Sección'), 'restricted-sections', { required: true }),
    {
      ...seenBy(),
      admin: {
        description: label(
          'Vazio: os da seção.',
          'Empty: those of the section.',
          'Vacío: los de la sección.',
        ),
      },
    },
    position(),
    description(),
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
      { required: true, defaultValue: 'other' },
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
    {
      name: 'revisions',
      type: 'array',
      minRows: 1,
      label: label('Revisões', 'Revisions', 'Revisiones'),
      labels: {
        singular: label('Revisão', 'Revision', 'Revisión'),
        plural: label('Revisões', 'Revisions', 'Revisiones'),
      },
      fields: [
        {
          name: 'file',
          type: 'upload',
          relationTo: 'restricted-files' as never,
          required: true,
          label: label('Arquivo', 'File', 'Archivo'),
        },
        text('revision', label('Revisão', 'Revision', 'Revisión'), {
          required: true,
          maxLength: 20,
        }),
        date('date', label('Data da revisão', 'Date of the revision', 'Fecha de la revisión'), {
          required: true,
        }),
        textarea(
          'notes',
          label(
            'O que mudou (só para a equipe)',
            'What changed (for the staff)',
            'Qué cambió (para el equipo)',
          ),
        ),
        dateTime('added_at', label('Visível desde', 'Seen since', 'Visible desde'), {
          admin: { readOnly: true },
        }),
      ],
    },
    downloadsBy('document'),
  ],
})

/**
 * Files of restricted documents, never served below `/media`: members download them through the
 * API, staff in the panel.
 */
export const restrictedFiles = collection('restricted-files', {
  names: [
    label('Arquivo restrito', 'Restricted file', 'Archivo restringido'),
    label('Arquivos restritos', 'Restricted files', 'Archivos restringidos'),
  ],
  group: 'restricted',
  title: 'filename',
  columns: ['filename', 'filesize', 'updatedAt'],
  hooks: {
    beforeOperation: [
      requireKind(['pdf', 'step', 'dxf', 'dwg', 'zip', 'xlsx', 'docx', 'pptx', 'csv', 'text']),
      nameByContent,
    ],
  },
  upload: {
    staticDir: join(environment.VITRINE_DATA, 'private', 'restricted'),
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => guardFile(headers),
  },
  fields: [textarea('notes', label('Anotações', 'Notes', 'Notas'))],
})

/** Download log by revision, member and time: written by the API only. */
export const downloads: CollectionConfig = {
  slug: 'downloads',
  labels: {
    singular: label('Download', 'Download', 'Descarga'),
    plural: label('Downloads', 'Downloads', 'Descargas'),
  },
  access: accessOf('downloads'),
  admin: {
    group: groups.restricted,
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'member', 'title', 'revision'],
    listSearchableFields: ['title', 'filename'],
  },
  defaultSort: '-createdAt',
  fields: [
    one('member', label('Membro', 'Member', 'Miembro'), 'members'),
    one('document', label('Documento', 'Document', 'Documento'), 'restricted-documents'),
    text('title', label('Título então', 'Title then', 'Título entonces'), { required: true }),
    text('revision', label('Revisão', 'Revision', 'Revisión'), { required: true }),
    text('filename', label('Arquivo', 'File', 'Archivo'), { required: true }),
  ],
}
