import { getPayload } from 'payload'
import config from '#src/payload.config.ts'
import { readEnvironment } from '#src/platform/environment-schema.ts'
import { makeFirstAdministrator } from '#src/people/staff/first-administrator.ts'
import { removeDemonstration } from '#src/publishing/demonstration/remove.ts'

/** Removes the demonstration from a database, and prints the removed and kept documents. */
async function remove(): Promise<void> {
  const environment = readEnvironment()
  const payload = await getPayload({ config, disableOnInit: true })
  const successor =
    environment.ADMIN_EMAIL !== undefined && environment.ADMIN_PASSWORD !== undefined
  const report = await removeDemonstration(payload, { alone: successor })
  if (!report) return say('there is no demonstration content')
  if (report.lastAdministrator && !successor)
    throw new Error(
      'Nobody could log in afterwards: make an administrator of your own in the panel, or set ADMIN_EMAIL and ADMIN_PASSWORD.',
    )
  for (const { slug, count } of report.removed) say(`removed: ${slug} (${count})`)
  for (const { slug, title, usedBy } of report.kept)
    say(
      `stays: ${slug} ${title}: ${usedBy ? `used by ${usedBy.slug} ${usedBy.title}` : 'changed since the load'}`,
    )
  if (await makeFirstAdministrator(payload, environment))
    say(`the first account was made: ${environment.ADMIN_EMAIL}`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

try {
  await remove()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
