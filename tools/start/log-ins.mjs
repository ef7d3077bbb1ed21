/** Line of the demonstration loader that finds nothing to load. */
export const demonstrationIsThere = 'the demonstration content is already there'

/** Line of the demonstration loader that lists the log-ins with its password. */
const logInsPattern = /^log-ins (\{.*\})$/m

/** True if a line of the loader is the list of log-ins instead of progress. */
export const isLogInList = (line) => logInsPattern.test(line)

/** Log-ins as `[name, text]`, from the loader's output. */
export function logInRows(printed, password) {
  const found = logInsPattern.exec(printed)?.[1]
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
