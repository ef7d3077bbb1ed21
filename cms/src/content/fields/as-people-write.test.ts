import { describe, expect, it } from 'vitest'
import { tariffDigits } from './tariff-heading.ts'
import { youTubeCode } from './video-code.ts'

describe('NCM codes', () => {
  it.each(['85359000', '8535.90.00', ' 8535.9000 ', '8535 90 00', 'NCM: 8535.90.00', '8535-90-00'])(
    '%s',
    (text) => expect(tariffDigits(text)).toBe('85359000'),
  )
  it.each(['8535', '8535.90.000', 'abc', '8535,90,00'])('leaves %s unchanged', (text) =>
    expect(tariffDigits(text)).toBe(text),
  )
})

describe('YouTube video ids', () => {
  it.each([
    'dQw4w9WgXcQ',
    ' dQw4w9WgXcQ ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'youtu.be/dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    '//www.youtube.com/v/dQw4w9WgXcQ',
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe>',
  ])('%s', (text) => expect(youTubeCode(text)).toBe('dQw4w9WgXcQ'))
  it.each([
    'https://vimeo.com/123',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'short',
    'https://www.youtube.com/@canal',
  ])('leaves %s unchanged', (text) => expect(youTubeCode(text)).toBe(text))
})
