/** @account */
import { describe, expect, it } from 'vitest'
import { fetchCms, get, staff } from './support/api.ts'
import { ask, logInAs } from './support/members.ts'
import { staffPassword } from './support/staff.ts'

describe('documents of other profiles', () => {
  type Docs = {
    docs: { id: number; revisions: { file: { id: number; url: string; filename: string } }[] }[]
  }
  const documents = async (): Promise<Docs['docs']> =>
    (await staff<Docs>('administrator', 'GET', '/restricted-documents?limit=20&depth=2&sort=id'))
      .body.docs

  it('are not accessible by id, section, file, former revision or the panel’s API', async () => {
    const all = await documents()
    const installer = all[1]
    if (!installer) throw new Error('the documents are not there')
    const token = await logInAs('approved')
    const unknown = await ask('restricted-document-read', { token, params: { document: '9999' } })
    // documents of another profile, of a section without profiles, and restricted within the
    // member's own section
    for (const document of all.slice(1)) {
      const answer = await ask('restricted-document-read', {
        token,
        params: { document: String(document.id) },
      })
      expect([answer.status, answer.body]).toEqual([404, unknown.body])
    }
    expect(
      (await ask('restricted-section-read', { token, params: { section: 'secao-instalador' } }))
        .status,
    ).toBe(403)
    expect(
      (await ask('restricted-section-read', { token, params: { section: 'rascunho-restrito' } }))
        .status,
    ).toBe(404)
    for (const { file } of all.flatMap(({ revisions }) => revisions)) {
      for (const path of [
        `/media/${file.filename}`,
        `/media/files/${file.filename}`,
        `/media/..%2fprivate%2frestricted%2f${file.filename}`,
        `/media/files/..%2f..%2fprivate%2frestricted%2f${file.filename}`,
        `/private/restricted/${file.filename}`,
        new URL(file.url).pathname,
        `/admin/api/restricted-files/file/${file.filename}`,
        `/admin/api/restricted-files/${file.id}`,
      ]) {
        const answer = await get(path)
        expect([path, answer.status === 200]).toEqual([path, false])
        expect(await answer.text()).not.toMatch(/segredo|antigo/)
        const asMember = await fetchCms(path, {
          headers: { authorization: `Bearer ${token}`, cookie: `payload-token=${token}` },
        })
        expect([path, asMember.status === 200]).toEqual([path, false])
      }
    }
    for (const document of [' 1', '1%27', '1;', '0x1', '1e0', '-1', '99999999999'])
      expect(
        (await ask('restricted-document-read', { token, params: { document } })).status,
      ).not.toBe(200)
  })

  it('serves the current revision only', async () => {
    const token = await logInAs('manager')
    const [first] = await documents()
    const answer = await ask('restricted-document-read', {
      token,
      params: { document: String(first?.id) },
      query: '?revision=A',
    })
    expect(answer.status).toBe(422)
    expect(
      (await ask('restricted-document-read', { token, params: { document: String(first?.id) } }))
        .body,
    ).toBe('segredo distribuidor')
  })

  it('serves files to the staff as attachments without script execution', async () => {
    const file = (await documents())[0]?.revisions[0]?.file
    const { token } = (
      await staff<{ token: string }>(undefined, 'POST', '/users/login', {
        email: 'editor@example.com',
        password: staffPassword,
      })
    ).body
    const answer = await fetchCms(`/admin/api/restricted-files/file/${file?.filename}`, {
      headers: { authorization: `JWT ${token}` },
    })
    expect(answer.status).toBe(200)
    expect([
      answer.headers.get('content-disposition'),
      answer.headers.get('x-content-type-options'),
      answer.headers.get('cache-control'),
    ]).toEqual(['attachment', 'nosniff', 'no-store'])
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })
})

describe('without a session', () => {
  it.each(['session-read', 'restricted-sections-list', 'sessions-list'] as const)(
    '%s returns 401 without a token, with a wrong one, and with one of the staff',
    async (name) => {
      const { token } = (
        await staff<{ token: string }>(undefined, 'POST', '/users/login', {
          email: 'editor@example.com',
          password: staffPassword,
        })
      ).body
      for (const given of [undefined, 'x', 'x'.repeat(43), token, '%27 or 1=1']) {
        const answer = await ask(name, given === undefined ? {} : { token: given })
        expect([answer.status, answer.body.code, answer.headers.get('cache-control')]).toEqual([
          401,
          'session-required',
          'no-store',
        ])
      }
    },
  )

  it('sends responses to members with no-store', async () => {
    const answer = await ask('session-read', { token: await logInAs('approved') })
    expect([answer.headers.get('cache-control'), answer.headers.get('cache-tag')]).toEqual([
      'no-store',
      null,
    ])
  })
})
