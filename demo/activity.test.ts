import { expect, it } from 'vitest'
import type { Moment } from './companies.ts'
import { readCompany } from './companies.ts'

const maxDays = 30

const companies = ['aterra', 'nordhag']

/** Minutes from a moment to midnight of the day of the load. */
const minutesAgo = ({ daysAgo, time }: Moment): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return daysAgo * 1440 - (hours * 60 + minutes)
}

async function readActivity(name: string) {
  const company = await readCompany(name)
  if (!company.activity) throw new Error(`${name} has no activity`)
  return { company, activity: company.activity }
}

it.each(companies)('the activity of %s refers to documents and people that exist', async (name) => {
  const { company, activity } = await readActivity(name)
  const products = company.products.map(({ key }) => key)
  const partNumbers = company.products.flatMap(({ variants }) =>
    variants.map(({ partNumber }) => partNumber),
  )
  const staff = company.staff.map(({ email }) => email)
  const { messages, applications, changes, handedIn } = activity
  const refersTo = (values: (string | undefined)[], known: string[]): void =>
    expect(known).toEqual(expect.arrayContaining(values.filter((value) => value !== undefined)))
  refersTo(
    [...messages, ...changes, ...handedIn].map(({ product }) => product),
    products,
  )
  expect(new Set(changes.map(({ product }) => product)).size).toBe(changes.length)
  refersTo(
    messages.flatMap(({ lines }) => lines?.map(({ partNumber }) => partNumber)),
    partNumbers,
  )
  refersTo(
    messages.map(({ department }) => department),
    company.forms.departments.map(({ key }) => key),
  )
  refersTo(
    applications.map(({ interest }) => interest),
    company.forms.interests.map(({ key }) => key),
  )
  refersTo(
    applications.map(({ education }) => education),
    company.forms.educationLevels.map(({ key }) => key),
  )
  refersTo(
    [
      ...[...messages, ...applications].map(({ owner }) => owner),
      ...messages.flatMap(({ answers }) => answers?.map(({ by }) => by)),
      ...changes.map(({ by }) => by),
      ...handedIn.flatMap(({ by, returned }) => [by, returned?.by]),
    ],
    staff,
  )
})

it.each(companies)('the people of %s have addresses of the demonstration', async (name) => {
  const { messages, applications, subscribers } = (await readActivity(name)).activity
  const addresses = [
    ...[...messages, ...applications].map(({ from }) => from.email),
    ...subscribers.map(({ email }) => email),
  ]
  expect(addresses.filter((email) => !email.endsWith('.example'))).toEqual([])
})

it.each(companies)(
  'the activity of %s is of thirty days, answers after questions',
  async (name) => {
    const { messages, applications, subscribers, changes, handedIn } = (await readActivity(name))
      .activity
    const moments = [...messages, ...applications, ...subscribers, ...changes, ...handedIn]
    expect(moments.filter(({ daysAgo }) => daysAgo < 0 || daysAgo > maxDays)).toEqual([])
    for (const message of messages) {
      const times = [message, ...(message.answers ?? [])].map(minutesAgo)
      expect(times.toSorted((a, b) => b - a)).toEqual(times)
      const last = message.answers?.at(-1)
      if (message.status === 'answered' || message.status === 'waiting')
        expect(last, message.text).toBeDefined()
      if (message.status === 'new') expect(last, message.text).toBeUndefined()
    }
  },
)

it.each(companies)(
  'the spreadsheets of %s are of employees, and their values came back with the last change',
  async (name) => {
    const { company, activity } = await readActivity(name)
    const { spreadsheets = [], release, changes } = activity
    const staff = company.staff.map(({ email }) => email)
    for (const { by, product, back, ...moment } of spreadsheets) {
      expect(staff).toEqual(expect.arrayContaining([by, back.by]))
      expect(minutesAgo(moment)).toBeGreaterThan(minutesAgo(back))
      const last = changes.find((change) => change.product === product)
      expect([last?.daysAgo, last?.time]).toEqual([back.daysAgo, back.time])
    }
    if (release) expect(staff).toContain(release.by)
  },
)
