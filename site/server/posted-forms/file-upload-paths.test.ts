import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { panelApiBase } from '@vitrine/contract/panel'
import { expect, test } from 'vitest'
import { routePath } from '#shared/routes/table.ts'
import { isFileUploadPath, mayBeSlow } from './file-upload-paths.ts'

test('gives uploads of CVs, attachments and the panel the long time limit', () => {
  for (const path of [
    routePath('work-with-us', 'br'),
    routePath('parts-list', 'es'),
    apiBase + apiVersion + calls['job-application-send'].path,
    apiBase + apiVersion + calls['contact-send'].path,
    `${panelApiBase}/media`,
  ])
    expect(isFileUploadPath(path), path).toBe(true)
})

test('gives forms without file the short time limit', () => {
  for (const path of [
    routePath('contact', 'en'),
    apiBase + apiVersion + calls['newsletter-subscribe'].path,
    '/administrator',
    '/',
  ])
    expect(isFileUploadPath(path), path).toBe(false)
})

test('a body to the panel may be slow with credentials alone', () => {
  const upload = `${panelApiBase}/media`
  expect(mayBeSlow(upload, {})).toBe(false)
  expect(mayBeSlow(upload, { cookie: 'payload-token=x' })).toBe(true)
  expect(mayBeSlow(upload, { authorization: 'JWT x' })).toBe(true)
  expect(mayBeSlow(routePath('work-with-us', 'br'), {})).toBe(true)
  expect(mayBeSlow(routePath('contact', 'br'), { cookie: 'a=b' })).toBe(false)
})
