import type { Messages } from '../../messages.ts'

export const styleguide: Messages['styleguide'] = {
  title: 'Guía de estilo',
  description: 'Las piezas del sitio y sus estados.',
}
