import { position, title } from '#src/content/fields/content.ts'
import { checkbox, text } from '#src/content/fields/plain.ts'
import { label } from '#src/platform/labels.ts'
import { collection } from './define.ts'

/** Member profile, which controls the access to sections and documents. */
export const profiles = collection('profiles', {
  names: [label('Perfil', 'Profile', 'Perfil'), label('Perfis', 'Profiles', 'Perfiles')],
  group: 'restricted',
  defaultSort: 'position',
  columns: ['title', 'slug', 'open', 'position'],
  fields: [
    title(),
    text('slug', label('Chave', 'Key', 'Clave'), {
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
    }),
    position(),
    checkbox(
      'open',
      label(
        'Pode ser escolhido no cadastro',
        'May be chosen on registering',
        'Puede elegirse al registrarse',
      ),
      { defaultValue: true },
    ),
  ],
})
