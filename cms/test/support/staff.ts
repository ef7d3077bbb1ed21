export const staffRoles = ['administrator', 'editor', 'translator', 'attendant'] as const
export type StaffRole = (typeof staffRoles)[number]
export const staffPassword = 'a password of the tests'
