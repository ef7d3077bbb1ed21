import type { Messages } from '../../messages.ts'

export const styleguide: Messages['styleguide'] = {
  title: 'Style guide',
  description: 'The parts of the site and their states.',
}
