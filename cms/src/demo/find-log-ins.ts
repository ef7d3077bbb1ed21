import type { Company } from '@vitrine/demo'
import type { ClientBase } from 'pg'
import { isPassword } from '#src/people/members/password-hash.ts'
import { isStaffPassword } from '#src/people/passwords/staff-hash.ts'
import type { StoredPassword } from '#src/people/passwords/staff-hash.ts'

/** E-mail addresses of demonstration accounts that have the printed password. */
export interface LogIns {
  staff: string[]
  /** Approved members. */
  members: string[]
}

/**
 * Demonstration accounts that still have the password printed at start: an address may belong to
 * another account (`ADMIN_EMAIL`), and staff can change theirs.
 */
export async function findLogIns(
  database: Pick<ClientBase, 'query'>,
  { staff: accounts, restrictedMembers }: Company,
  password: string,
): Promise<LogIns> {
  const { rows: staff } = await database.query<StoredPassword & { email: string }>(
    'select email, hash, salt from users where email = any($1) order by id',
    [accounts.map(({ email }) => email)],
  )
  const { rows: members } = await database.query<{ email: string; hash: string }>(
    `select m.email, p.hash from members m join member_passwords p on p.member_id = m.id
      where m.state = 'approved' and m.email = any($1) order by m.id`,
    [restrictedMembers.map(({ email }) => email)],
  )
  const opens = async <Account extends { email: string }>(
    accounts: Account[],
    matches: (account: Account) => Promise<boolean>,
  ): Promise<string[]> => {
    const right = await Promise.all(accounts.map(matches))
    return accounts.filter((_, index) => right[index]).map(({ email }) => email)
  }
  return {
    staff: await opens(staff, (account) => isStaffPassword(password, account)),
    members: await opens(members, ({ hash }) => isPassword(password, hash)),
  }
}
