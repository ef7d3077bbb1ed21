import type { CollectionConfig } from 'payload'
import { accessOf } from '#src/platform/access/access.ts'
import { checkbox, select, text, textarea } from '#src/content/fields/plain.ts'
import { label } from '#src/platform/labels.ts'
import { groups } from './define.ts'

/** Proofs of consent: written by the API only, readable by administrators, immutable. */
export const consents: CollectionConfig = {
  slug: 'consents',
  labels: {
    singular: label('Consentimento', 'Consent', 'Consentimiento'),
    plural: label('Consentimentos', 'Consents', 'Consentimientos'),
  },
  access: accessOf('consents'),
  admin: {
    group: groups.system,
    useAsTitle: 'key',
    defaultColumns: ['key', 'createdAt', 'locale', 'version', 'accepted'],
  },
  defaultSort: '-createdAt',
  fields: [
    text('key', label('Número aleatório', 'Random number', 'Número aleatorio'), {
      required: true,
      unique: true,
      index: true,
    }),
    select(
      'locale',
      label('Idioma', 'Language', 'Idioma'),
      {
        br: label('Português', 'Portuguese', 'Portugués'),
        en: label('Inglês', 'English', 'Inglés'),
        es: label('Espanhol', 'Spanish', 'Español'),
      },
      { required: true },
    ),
    text('version', label('Versão do texto', 'Version of the text', 'Versión del texto')),
    textarea('text', label('Texto mostrado', 'Text shown', 'Texto mostrado')),
    checkbox('accepted', label('Aceitou tudo', 'Accepted all', 'Aceptó todo'), {
      defaultValue: false,
    }),
    {
      name: 'preferences',
      type: 'json',
      label: label('Escolhas', 'Choices', 'Elecciones'),
      required: true,
    },
  ],
}
