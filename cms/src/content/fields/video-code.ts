import type { TextField } from 'payload'
import { label, words } from '#src/platform/labels.ts'
import { text } from './plain.ts'

const refusal = label(
  'Cole o endereço do vídeo no YouTube ou o código de 11 caracteres.',
  'Paste the address of the video on YouTube or its id of 11 characters.',
  'Pegue la dirección del video en YouTube o el código de 11 caracteres.',
)

const isCode = (value: string): boolean => /^[\w-]{11}$/.test(value)

/** Host names of YouTube players and pages. */
const host = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com)$/

/** Video id of any YouTube address or embed code; returns any other text unchanged. */
export function youTubeCode(value: string): string {
  const text = value.trim()
  if (isCode(text)) return text
  const address = /(?:https?:)?\/\/[^\s"'<>]+/.exec(text)?.[0] ?? `//${text}`
  const url = URL.parse(address.replace(/^\/\//, 'https://'))
  if (!url) return text
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const code =
    url.hostname === 'youtu.be'
      ? first
      : !host.test(url.hostname)
        ? ''
        : ['embed', 'shorts', 'live', 'v', 'e'].includes(first)
          ? second
          : (url.searchParams.get('v') ?? '')
  return isCode(code) ? code : text
}

/** Not named `id`: Payload reserves that name and does not store a group's field with it. */
export const videoCode = (): TextField =>
  text(
    'code',
    label(
      'Vídeo no YouTube (endereço ou código)',
      'Video on YouTube (address or id)',
      'Video en YouTube (dirección o código)',
    ),
    {
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? youTubeCode(value) : value)],
      },
      validate: (value, { req }) =>
        !value || isCode(youTubeCode(value)) || words(refusal, req.i18n.language),
    },
  )
