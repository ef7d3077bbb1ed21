/** @leads */
import { describe, expect, it } from 'vitest'
import { fetchCms, logIn } from './support/api.ts'
import { sheetTexts } from './support/sheet-texts.ts'
import { message, sendMessage, uniqueEmail } from './support/lead.ts'
import { staffRoles, type StaffRole } from './support/staff.ts'

const everyRole: (StaffRole | undefined)[] = [...staffRoles, undefined]
const answering: (StaffRole | undefined)[] = ['administrator', 'attendant']

describe('the export of a tab', () => {
  it('has the leads of the tab and the search, and no formulas', async () => {
    const email = uniqueEmail()
    const { receipt } = (await sendMessage(message({ email, name: '=1+1' }))).body
    const exported = async (role: StaffRole | undefined, more: string) => {
      const answer = await fetchCms(
        `/admin/api/inbox/export?q=${encodeURIComponent(email)}${more}`,
        {
          headers: role ? { authorization: `JWT ${await logIn(role)}` } : {},
        },
      )
      return {
        status: answer.status,
        table: answer.ok ? await sheetTexts(new Uint8Array(await answer.arrayBuffer())) : [],
      }
    }
    const { table } = await exported('attendant', '')
    expect(table).toHaveLength(2)
    expect(table[0]?.slice(0, 2)).toEqual(['Tipo', expect.any(String)])
    expect(table[1]).toEqual(expect.arrayContaining(['Mensagem', receipt, email, '=1+1']))
    expect((await exported('attendant', '&tab=closed')).table).toHaveLength(1)
    expect((await exported('attendant', '&kind=quotation')).table).toHaveLength(1)
    for (const role of everyRole)
      expect((await exported(role, '')).status, String(role)).toBe(
        role === undefined ? 401 : answering.includes(role) ? 200 : 403,
      )
  })
})
