import { listNameMax } from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'

/** URL fragment of a member's lists. */
export const listsFragment = 'listas'

/** Screen of a member's lists. */
const screens = ['restricted-sections'] as const
const to = (sent: string) =>
  ({ screen: 'restricted-sections', sent, fragment: listsFragment }) as const

export const listCreateForm = describeForm({
  name: 'list-create',
  call: 'member-list-create',
  screens,
  redirectTo: to('list'),
  fields: {
    items: { kind: 'hidden', required: true },
    name: { kind: 'text', required: true, maxLength: listNameMax },
  },
})

export const listReplaceForm = describeForm({
  name: 'list-replace',
  call: 'member-list-update',
  screens,
  redirectTo: to('list'),
  fields: {
    items: { kind: 'hidden', required: true },
    list: { kind: 'select', required: true, numeric: true },
  },
})

export const listRenameForm = describeForm({
  name: 'list-rename',
  call: 'member-list-update',
  screens,
  redirectTo: to('renamed'),
  fields: {
    list: { kind: 'hidden', required: true, numeric: true },
    name: { kind: 'text', required: true, maxLength: listNameMax },
  },
})

export const listDeleteForm = describeForm({
  name: 'list-delete',
  call: 'member-list-delete',
  screens,
  redirectTo: to('deleted'),
  fields: { list: { kind: 'hidden', required: true, numeric: true } },
})
