/** How the loader of the demonstration tells which log-ins open with its password. */
const told = /^log-ins (\{.*\})$/m

/** Whether a line of the loader is the list of log-ins, which is no progress. */
export const isLogInList = (line) => told.test(line)

/** `[name, text]` of the log-ins that exist, from what the loader of the demonstration said. */
export function logInRows(said, password) {
  const found = told.exec(said)?.[1]
  if (found === undefined) return []
  const { staff, members } = JSON.parse(found)
  const others = (addresses) => {
    const names = addresses.slice(1).map((address) => address.split('@')[0] + '@')
    return names.length > 0 ? ` (also ${names.join(', ')})` : ''
  }
  return [
    ...(staff.length > 0 ? [['log-in', `${staff[0]} · ${password}${others(staff)}`]] : []),
    ...(members.length > 0 ? [['members', `${members[0]} · ${password}${others(members)}`]] : []),
  ]
}
