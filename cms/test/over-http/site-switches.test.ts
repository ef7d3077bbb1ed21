/** @set-up */
import { afterAll, describe, expect, it } from 'vitest'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import { fetchCms, logIn, staff } from '../support/api.ts'
import { query } from '../support/database.ts'
import type { StaffRole } from '../support/staff.ts'

const labels = labelsOf(dashboardTexts)

interface Layout {
  others: {
    environment_under_maintenance: boolean
    maintenance_since?: string | null
    maintenance_by?: number | null
  }
  environment: { environment: string }
}

const layout = async () =>
  (await staff<Layout>('administrator', 'GET', '/globals/layout?depth=0&locale=br')).body
const save = (role: StaffRole, data: object) =>
  staff(role, 'POST', '/globals/layout?locale=br', data)
const maintain = (role: StaffRole, on: boolean, more: object = {}) =>
  save(role, { others: { environment_under_maintenance: on, ...more } })

async function firstPage(role: StaffRole): Promise<string> {
  const answer = await fetchCms(`/admin`, {
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: `payload-token=${await logIn(role)}; payload-lng=en`,
    },
  })
  return answer.text()
}

describe('a switch of the whole site', () => {
  afterAll(async () => {
    await save('administrator', {
      others: { environment_under_maintenance: false },
      environment: { environment: 'production' },
    })
  })

  it('is changed by administrators alone', async () => {
    for (const role of ['editor', 'translator', 'attendant'] as const) {
      await maintain(role, true)
      await save(role, { environment: { environment: 'homolog' } })
      const { others, environment } = await layout()
      expect([role, others.environment_under_maintenance, environment.environment]).toEqual([
        role,
        false,
        'production',
      ])
    }
    await maintain('administrator', true)
    await maintain('editor', false)
    expect((await layout()).others.environment_under_maintenance).toBe(true)
  })

  it('is noted with its time and author, whatever is sent', async () => {
    await maintain('administrator', false)
    const before = Date.now()
    const forged = { maintenance_since: '2001-01-01T00:00:00.000Z', maintenance_by: null }
    await maintain('administrator', true, forged)
    const { others } = await layout()
    expect(Date.parse(others.maintenance_since ?? '')).toBeGreaterThanOrEqual(before - 1000)
    const [account] = await query<{ name: string; id: number }>(
      `select id, name from users where email = 'administrator@example.com'`,
    )
    expect(others.maintenance_by).toBe(account?.id)
    // saving another field changes neither
    await save('editor', { contact: { phone: '+55 16 3333-4444' } })
    expect((await layout()).others).toMatchObject({
      maintenance_since: others.maintenance_since,
      maintenance_by: account?.id,
    })
    for (const role of ['editor', 'translator', 'attendant'] as const) {
      const page = await firstPage(role)
      expect(page, role).toContain(textOf(labels.maintenance, 'en').slice(0, 40))
      expect(page, role).toContain(`, by ${account?.name}`)
    }
    await maintain('administrator', false)
    expect((await layout()).others.maintenance_since).toBeNull()
    expect(await firstPage('editor')).not.toContain(textOf(labels.maintenance, 'en').slice(0, 40))
  })

  it('stays as it is when a version of another time is restored', async () => {
    await maintain('administrator', true)
    await save('administrator', { environment: { environment: 'homolog' } })
    const versions = await staff<{ docs: { id: number }[] }>(
      'administrator',
      'GET',
      '/globals/layout/versions?sort=-updatedAt&limit=1',
    )
    const closed = versions.body.docs[0]?.id
    await save('administrator', {
      others: { environment_under_maintenance: false },
      environment: { environment: 'production' },
      contact: { phone: '+55 16 1111-2222' },
    })
    for (const role of ['editor', 'administrator'] as const) {
      const restored = await staff(role, 'POST', `/globals/layout/versions/${closed}`)
      expect(restored.status, JSON.stringify(restored.body)).toBe(200)
      const { others, environment } = await layout()
      expect([others.environment_under_maintenance, environment.environment]).toEqual([
        false,
        'production',
      ])
    }
  })
})
