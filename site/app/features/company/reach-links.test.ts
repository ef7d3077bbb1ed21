import { expect, test } from 'vitest'
import { mapLink } from './map-link.ts'
import { mailLink, phoneLink, whatsappLink } from './reach-links.ts'

test('removes spaces from dialled numbers', () => {
  expect(phoneLink('+55 16 3000-0000')).toBe('tel:+551630000000')
  expect(whatsappLink('+55 (16) 90000-0000')).toBe('https://wa.me/5516900000000')
})

test('encodes the subject of a mailto link', () => {
  expect(mailLink('a@b.example')).toBe('mailto:a@b.example')
  expect(mailLink('a@b.example', 'Qualidade & certificados')).toBe(
    'mailto:a@b.example?subject=Qualidade%20%26%20certificados',
  )
})

test('searches the map for the full address', () => {
  expect(new URL(mapLink('Rua A, 1 · São Paulo')).searchParams.get('query')).toBe(
    'Rua A, 1, São Paulo',
  )
})
