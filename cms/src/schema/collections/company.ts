import {
  many,
  number,
  picture,
  select,
  text,
  textarea,
  checkbox,
} from '#src/content/fields/plain.ts'
import { label } from '#src/platform/labels.ts'
import { collection } from './define.ts'

export const distributors = collection('distributors', {
  names: [
    label('Distribuidor', 'Distributor', 'Distribuidor'),
    label('Distribuidores', 'Distributors', 'Distribuidores'),
  ],
  group: 'catalogue',
  title: 'name',
  columns: ['name', 'city', 'state', 'updatedAt'],
  fields: [
    text('name', label('Nome', 'Name', 'Nombre'), { required: true }),
    text('address', label('Endereço', 'Address', 'Dirección')),
    {
      type: 'row',
      fields: [
        text('city', label('Cidade', 'City', 'Ciudad')),
        text('state', label('Estado', 'State', 'Estado')),
        text('postal_code', label('CEP', 'Postal code', 'Código postal')),
      ],
    },
    {
      type: 'row',
      fields: [
        text('phone', label('Telefone', 'Phone', 'Teléfono')),
        text('whatsapp', label('WhatsApp', 'WhatsApp', 'WhatsApp')),
        text('email', label('E-mail', 'E-mail', 'Correo')),
        text('site', label('Site', 'Site', 'Sitio')),
      ],
    },
    {
      type: 'row',
      fields: [
        number('latitude', label('Latitude', 'Latitude', 'Latitud'), { min: -90, max: 90 }),
        number('longitude', label('Longitude', 'Longitude', 'Longitud'), { min: -180, max: 180 }),
      ],
    },
    many(
      'categories',
      label(
        'Categorias que vende (vazio: todas)',
        'Categories sold (empty: all)',
        'Categorías que vende (vacío: todas)',
      ),
      'categories',
    ),
  ],
})

/** Pop-up of one locale. */
export const popups = collection('popups', {
  names: [label('Pop-up', 'Pop-up', 'Pop-up'), label('Pop-ups', 'Pop-ups', 'Pop-ups')],
  group: 'content',
  columns: ['title', 'lang', '_status', 'updatedAt'],
  fields: [
    select(
      'lang',
      label('Idioma', 'Language', 'Idioma'),
      {
        br: label('Português', 'Portuguese', 'Portugués'),
        en: label('Inglês', 'English', 'Inglés'),
        es: label('Espanhol', 'Spanish', 'Español'),
      },
      { required: true, defaultValue: 'br' },
    ),
    text('title', label('Título', 'Title', 'Título'), { required: true }),
    textarea('text', label('Texto', 'Text', 'Texto')),
    picture('main_image', label('Foto', 'Picture', 'Foto')),
    {
      type: 'row',
      fields: [
        text('action_label', label('Texto do botão', 'Button text', 'Texto del botón')),
        text('action_url', label('Endereço do botão', 'Button address', 'Dirección del botón')),
      ],
    },
    checkbox('close', label('Fechado para todos', 'Closed for everyone', 'Cerrado para todos'), {
      defaultValue: false,
    }),
  ],
})
