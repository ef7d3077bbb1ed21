import { apiBase, apiVersion, calls } from '@vitrine/contract/calls'
import { panelApiBase } from '@vitrine/contract/panel'
import { expect, test } from 'vitest'
import { routePath } from '#shared/routes/table.ts'
import { isFileUploadPath } from './file-upload-paths.ts'

test('a CV from the page or from a program, and whatever the staff send, may take its time', () => {
  for (const path of [
    routePath('work-with-us', 'br'),
    apiBase + apiVersion + calls['job-application-send'].path,
    `${panelApiBase}/media`,
  ])
    expect(isFileUploadPath(path), path).toBe(true)
})

test('forms of words alone may not', () => {
  for (const path of [
    routePath('contact', 'en'),
    apiBase + apiVersion + calls['contact-send'].path,
    '/administrator',
    '/',
  ])
    expect(isFileUploadPath(path), path).toBe(false)
})
