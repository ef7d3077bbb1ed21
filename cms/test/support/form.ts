import type { FormAnswer } from '../../src/admin/forms/form-answer.ts'
import { fetchCms, logIn } from './api.ts'
import type { StaffRole } from './staff.ts'

/** Sends a form of one of our own pages of the panel. */
export async function sendForm(
  path: string,
  fields: Record<string, string | Blob>,
  role: StaffRole = 'editor',
): Promise<{ status: number; body: FormAnswer }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await fetchCms(`/admin/api${path}`, {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn(role)}` },
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as FormAnswer }
}
