import type { House } from '@vitrine/demo'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { isPassword } from '#src/people/members/password-hash.ts'
import { isStaffPassword } from '#src/people/passwords/staff.ts'
import type { StoredPassword } from '#src/people/passwords/staff.ts'

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
  payload: Payload,
  { staff: accounts, restrictedMembers }: House,
  password: string,
): Promise<LogIns> {
  const addresses = accounts.map(({ email }) => email)
  const staff = await rows<StoredPassword & { email: string }>(
    payload,
    sql`select email, hash, salt from users where email = any(${sql.param(addresses)}) order by id`,
  )
  const members = await rows<{ email: string; hash: string }>(
    payload,
    sql`select m.email, p.hash from members m join member_passwords p on p.member_id = m.id
      where m.state = 'approved' and m.email = any(${sql.param(restrictedMembers.map(({ email }) => email))}) order by m.id`,
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
