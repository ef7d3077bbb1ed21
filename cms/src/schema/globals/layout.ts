import type { Field, Tab } from 'payload'
import { checkbox, picture, select, text, textarea } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { label } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { global } from './define.ts'

const tab = (name: string, words: Label, fields: Field[]): Tab => ({ name, label: words, fields })
const localised = (name: string, words: Label): Field => text(name, words, { localized: true })

const badges = (name: string, words: Label, dbName?: string): Field => ({
  name,
  type: 'array',
  label: words,
  labels: { singular: label('Imagem', 'Picture', 'Imagen'), plural: words },
  ...(dbName ? { dbName } : {}),
  fields: [
    { ...localised('title', label('Título', 'Title', 'Título')), required: true } as Field,
    picture('main_image', label('Imagem', 'Picture', 'Imagen')),
  ],
})

const links = (name: string): Field => ({
  name,
  type: 'array',
  label: label('Links', 'Links', 'Enlaces'),
  labels: { singular: label('Link', 'Link', 'Enlace'), plural: label('Links', 'Links', 'Enlaces') },
  fields: [
    {
      type: 'row',
      fields: [
        { ...localised('label', label('Texto', 'Text', 'Texto')), required: true } as Field,
        { ...localised('url', label('Endereço', 'Address', 'Dirección')), required: true } as Field,
      ],
    },
  ],
})

const cookieItems: Field = {
  name: 'items',
  type: 'array',
  label: label('Itens', 'Items', 'Elementos'),
  labels: {
    singular: label('Item', 'Item', 'Elemento'),
    plural: label('Itens', 'Items', 'Elementos'),
  },
  fields: [
    text('slug', label('Chave', 'Key', 'Clave'), { required: true }),
    { ...localised('title', label('Título', 'Title', 'Título')), required: true } as Field,
    textarea('description', label('Descrição', 'Description', 'Descripción'), { localized: true }),
    {
      type: 'row',
      fields: [
        checkbox('optional', label('Opcional', 'Optional', 'Opcional'), { defaultValue: true }),
        checkbox(
          'activated',
          label('Ligado até a escolha', 'On until chosen', 'Activado hasta elegir'),
          { defaultValue: false },
        ),
      ],
    },
  ],
}

const cookies = tab('cookies', label('Cookies', 'Cookies', 'Cookies'), [
  checkbox(
    'cookies_notification',
    label('Mostrar o aviso', 'Show the notice', 'Mostrar el aviso'),
    { defaultValue: true },
  ),
  textarea(
    'cookies_notification_text',
    label('Texto do aviso', 'Text of the notice', 'Texto del aviso'),
    { localized: true },
  ),
  checkbox(
    'cookies_notification_controller',
    label(
      'Mostrar o botão que reabre',
      'Show the button that reopens',
      'Mostrar el botón que reabre',
    ),
    { defaultValue: true },
  ),
  select(
    'cookies_notification_position',
    label('Posição', 'Position', 'Posición'),
    {
      center: label('Centro', 'Centre', 'Centro'),
      left: label('Esquerda', 'Left', 'Izquierda'),
      right: label('Direita', 'Right', 'Derecha'),
      top: label('Alto', 'Top', 'Arriba'),
      bottom: label('Baixo', 'Bottom', 'Abajo'),
    },
    { defaultValue: 'bottom', required: true },
  ),
  text(
    'cookies_notification_version',
    label('Versão do texto', 'Version of the text', 'Versión del texto'),
    { defaultValue: '1' },
  ),
  {
    name: 'cookies_complete',
    type: 'array',
    label: label('Categorias', 'Categories', 'Categorías'),
    labels: {
      singular: label('Categoria', 'Category', 'Categoría'),
      plural: label('Categorias', 'Categories', 'Categorías'),
    },
    fields: [
      {
        type: 'row',
        fields: [
          text('category', label('Chave', 'Key', 'Clave'), { required: true }),
          localised('categoryLabel', label('Nome', 'Name', 'Nombre')),
        ],
      },
      cookieItems,
    ],
  },
])

export const layout = global(
  'layout',
  label('Layout e empresa', 'Layout and company', 'Diseño y empresa'),
  [
    {
      type: 'tabs',
      tabs: [
        tab('contact', label('Contato', 'Contact', 'Contacto'), [
          textarea('address', label('Endereço', 'Address', 'Dirección'), { localized: true }),
          text('phone', label('Telefone', 'Phone', 'Teléfono')),
          text('contact_whatsapp', label('WhatsApp', 'WhatsApp', 'WhatsApp')),
        ]),
        tab('emails', label('E-mails', 'E-mails', 'Correos'), [
          text(
            'contact',
            label(
              'Contato (impresso no site)',
              'Contact (printed on the site)',
              'Contacto (impreso en el sitio)',
            ),
          ),
          text(
            'privacy',
            label('Encarregado de dados', 'Data protection officer', 'Delegado de datos'),
          ),
        ]),
        tab(
          'social_network',
          label('Redes sociais', 'Social networks', 'Redes sociales'),
          ['YouTube', 'LinkedIn', 'Twitter', 'Facebook', 'Instagram'].map((name) =>
            text(name.toLowerCase(), label(name, name, name)),
          ),
        ),
        tab('certificates', label('Certificados', 'Certificates', 'Certificados'), [
          {
            name: 'groups',
            type: 'array',
            label: label('Grupos', 'Groups', 'Grupos'),
            labels: {
              singular: label('Grupo', 'Group', 'Grupo'),
              plural: label('Grupos', 'Groups', 'Grupos'),
            },
            fields: [
              {
                ...localised('title', label('Título', 'Title', 'Título')),
                required: true,
              } as Field,
              badges(
                'certificates',
                label('Certificados', 'Certificates', 'Certificados'),
                'layout_certificates',
              ),
            ],
          },
        ]),
        tab('footer', label('Rodapé', 'Footer', 'Pie'), [
          {
            name: 'menus',
            type: 'array',
            maxRows: 2,
            label: label('Listas de links', 'Lists of links', 'Listas de enlaces'),
            labels: {
              singular: label('Lista de links', 'List of links', 'Lista de enlaces'),
              plural: label('Listas de links', 'Lists of links', 'Listas de enlaces'),
            },
            fields: [
              {
                ...localised('title', label('Título', 'Title', 'Título')),
                required: true,
              } as Field,
              links('links'),
            ],
          },
          badges('rewards', label('Prêmios', 'Rewards', 'Premios')),
          {
            name: 'vendor',
            type: 'group',
            label: label('Quem fez o site', 'Who made the site', 'Quién hizo el sitio'),
            fields: [
              text('title', label('Nome', 'Name', 'Nombre')),
              text('url', label('Endereço', 'Address', 'Dirección')),
              picture('main_image', label('Logo', 'Logo', 'Logo')),
            ],
          },
        ]),
        cookies,
        tab('privacy', label('Privacidade', 'Privacy', 'Privacidad'), [
          localised(
            'privacy_policy_link',
            label(
              'Link da política (vazio: página própria)',
              'Link of the policy (empty: own page)',
              'Enlace de la política (vacío: página propia)',
            ),
          ),
          localised(
            'terms_of_use_link',
            label(
              'Link dos termos (vazio: página própria)',
              'Link of the terms (empty: own page)',
              'Enlace de los términos (vacío: página propia)',
            ),
          ),
          richText(
            'privacy_policy',
            label('Política de privacidade', 'Privacy policy', 'Política de privacidad'),
          ),
          richText('terms_of_user', label('Termos de uso', 'Terms of use', 'Términos de uso')),
        ]),
        tab('scripts', label('Scripts', 'Scripts', 'Scripts'), [
          checkbox(
            'scripts',
            label(
              'Carregar scripts de medição',
              'Load tracking scripts',
              'Cargar scripts de medición',
            ),
            { defaultValue: false },
          ),
          text(
            'google_site_verification',
            label('Verificação do Google', 'Google site verification', 'Verificación de Google'),
          ),
          text(
            'google_tag_manager',
            label('Google Tag Manager', 'Google Tag Manager', 'Google Tag Manager'),
          ),
          text(
            'google_analytics_id',
            label('Google Analytics', 'Google Analytics', 'Google Analytics'),
          ),
        ]),
        tab('environment', label('Ambiente', 'Environment', 'Entorno'), [
          select(
            'environment',
            label('Ambiente', 'Environment', 'Entorno'),
            {
              production: label('Produção', 'Production', 'Producción'),
              homolog: label('Homologação', 'Test', 'Pruebas'),
            },
            { required: true, defaultValue: 'production' },
          ),
        ]),
        tab('others', label('Outros', 'Others', 'Otros'), [
          checkbox(
            'environment_under_maintenance',
            label('Site em manutenção', 'Site under maintenance', 'Sitio en mantenimiento'),
            { defaultValue: false },
          ),
          text('company_name', label('Nome da empresa', 'Company name', 'Nombre de la empresa')),
          textarea(
            'company_information',
            label('Linha da empresa', 'Company line', 'Línea de la empresa'),
            { localized: true },
          ),
          picture('logo', label('Logo', 'Logo', 'Logo')),
          picture(
            'share_image',
            label(
              'Imagem ao compartilhar (1200×630)',
              'Share picture (1200×630)',
              'Imagen al compartir (1200×630)',
            ),
          ),
        ]),
      ],
    },
  ],
)
