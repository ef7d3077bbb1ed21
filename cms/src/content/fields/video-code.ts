import type { TextField } from 'payload'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'
import { text } from './plain.ts'

const labels = labelsOf(fieldsTexts)

const refusal = labels.refusal2

const isCode = (value: string): boolean => /^[\w-]{11}$/.test(value)

/** Host names of YouTube players and pages. */
const host = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com)$/

/** Video id of any YouTube URL or embed code; returns any other text unchanged. */
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

/** Field of the video id. Not named `id`, which Payload reserves and does not store in groups. */
export const videoCode = (): TextField =>
  text('code', labels.videoOnYoutube, {
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? youTubeCode(value) : value)],
    },
    validate: (value, { req }) =>
      !value || isCode(youTubeCode(value)) || textOf(refusal, req.i18n.language),
  })
