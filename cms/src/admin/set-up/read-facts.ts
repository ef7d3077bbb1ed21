import { defaultLocale, localeCodes, perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { neutralLook } from '@vitrine/appearance/choices'
import type { Payload, Where } from 'payload'
import {
  demonstrationAddress,
  demonstrationMark,
} from '#src/platform/database/find-demonstration.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { environment } from '#src/platform/environment.ts'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { printedPasswords } from '#src/people/passwords/printed.ts'
import { findPasswordProblem } from '#src/people/passwords/rule.ts'
import { isStaffPassword } from '#src/people/passwords/staff-hash.ts'
import type { StoredPassword } from '#src/people/passwords/staff-hash.ts'
import { readTextFigures } from '#src/translation/outdated.ts'
import { untranslated } from '#texts/untranslated.js'
import { withoutKnownGaps } from './legal-templates.ts'

/** Last test e-mail: its delivery state, and the response of a server that rejected it. */
export interface TestMail {
  state: 'waiting' | 'sent' | 'failed'
  error: string | null
}

/** Number of published documents, and of documents that exist only as drafts. */
export interface Counted {
  published: number
  drafts: number
}

/** State of the launch checklist, read from the database and the environment. */
export interface SetUpFacts {
  name: boolean
  address: boolean
  /** True if a telephone number or an e-mail address is set. */
  reachable: boolean
  /** True if the appearance was customized: logo, wordmark, colors, fonts or corners. */
  look: boolean
  /** Locales whose home page is published with a title. */
  home: Locale[]
  categories: Counted
  subcategories: Counted
  products: Counted
  /** Locales with a privacy policy, written or linked; `terms`: the same for the terms of use. */
  privacy: Locale[]
  terms: Locale[]
  /** Locales whose legal texts have placeholders `[[…]]` of the template. */
  gaps: Locale[]
  /** Locales with placeholders that the company data can fill. */
  fillable: Locale[]
  /** Company data for the legal texts; unknown values are empty. */
  company: Record<Locale, { company: string; address: string; email: string }>
  /** Locales whose cookie notice is enabled without a text. */
  emptyNotices: Locale[]
  /** Published pages of each locale. */
  pages: Record<Locale, number>
  /** Number of interface messages that each locale shows in another language. */
  untranslated: Record<Locale, number>
  /** Number of published translations whose published source text has changed since, by locale. */
  outdated: Record<Locale, number>
  departments: number
  /** Accounts of the staff. */
  colleagues: number
  /** Locales in which the page of the company is published with a title. */
  about: Locale[]
  /** True if the menus were published. */
  menus: boolean
  smtp: boolean
  testMail: TestMail | undefined
  /** The site's public origin. */
  origin: string
  demonstration: boolean
  /** True if the first account still has the password of `ADMIN_PASSWORD`. */
  firstPassword: boolean
  /**
   * True if an administrator's password is printed in the documentation or contains the company's
   * name.
   */
  guessablePassword: boolean
  testEnvironment: boolean
  maintenance: boolean
}

type InEach<Value> = Partial<Record<Locale, Value | null>> | null | undefined

/** Locales whose value passes a test. */
function localesWith<Value>(value: InEach<Value>, passes: (value: Value) => boolean): Locale[] {
  return localeCodes.filter((code) => {
    const own = value?.[code]
    return own !== undefined && own !== null && passes(own)
  })
}

const isText = (text: string): boolean => text.trim() !== ''
const inOneLine = (text: string | null | undefined): string =>
  (text ?? '').trim().replaceAll(/\s*\n\s*/g, ', ')
/** True if a rich text contains text. */
const isWritten = (value: object): boolean => /"text":"[^"]*\S/.test(JSON.stringify(value))
const hasGaps = (value: object): boolean => JSON.stringify(value).includes('[[')

const union = (...lists: Locale[][]): Locale[] =>
  localeCodes.filter((code) => lists.some((list) => list.includes(code)))

/** True if a look differs from the neutral one. */
const isChosen = ({ logo, wordmark, type, corners, colors }: Look): boolean =>
  logo !== null ||
  isText(wordmark) ||
  type !== neutralLook.type ||
  corners !== neutralLook.corners ||
  JSON.stringify(colors) !== JSON.stringify(neutralLook.colors)

/** True if the first password is easily guessed, also from the company's name. */
const isFirstGuessable = async (company: string): Promise<boolean> =>
  (await findPasswordProblem(environment.ADMIN_PASSWORD ?? '', [company])) !== undefined

type Look = Awaited<ReturnType<typeof readAppearance>>

/** Reads the state of the launch checklist. */
export async function readSetUpFacts(payload: Payload): Promise<SetUpFacts> {
  const whole = { locale: 'all', depth: 0, overrideAccess: true } as const
  const [
    appearance,
    saved,
    layoutGlobal,
    homeGlobal,
    institutionalGlobal,
    navigation,
    counted,
    pages,
    texts,
    others,
    firstPassword,
    printed,
  ] = await Promise.all([
    readAppearance(payload),
    payload.findGlobal({ slug: 'appearance', depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'layout', ...whole }) as Promise<unknown>,
    payload.findGlobal({ slug: 'home', draft: false, ...whole }) as Promise<unknown>,
    payload.findGlobal({ slug: 'institutional', draft: false, ...whole }) as Promise<unknown>,
    payload.findGlobal({ slug: 'navigation', draft: false, depth: 0, overrideAccess: true }),
    readCounts(payload),
    readPages(payload),
    readTextFigures(payload),
    readOthers(payload),
    hasFirstPassword(payload),
    hasPrintedPassword(payload),
  ])
  const layout = layoutGlobal as Whole
  const home = homeGlobal as { _status?: string; hero?: { title?: InEach<string> } }
  const about = institutionalGlobal as { _status?: string; title?: InEach<string> }
  const { privacy = {}, contact = {}, cookies = {} } = layout
  const company = perLocale((code) => ({
    company: saved.name?.trim() ?? '',
    // without an address in the locale, that of the default locale: addresses are rarely translated
    address: inOneLine(contact.address?.[code] || contact.address?.[defaultLocale]),
    email: inOneLine(layout.emails?.privacy || layout.emails?.contact),
  }))
  const isFillable = (code: Locale, text: object | null | undefined): boolean =>
    Boolean(text) &&
    JSON.stringify(text) !== JSON.stringify(withoutKnownGaps(Object(text), code, company[code]))
  const legal = (text: InEach<object>, link: InEach<string>) =>
    union(localesWith(text, isWritten), localesWith(link, isText))
  return {
    name: isText(saved.name ?? ''),
    address: localesWith(contact.address, isText).length > 0,
    reachable: isText(contact.phone ?? '') || isText(layout.emails?.contact ?? ''),
    look: Boolean(saved.createdAt) && isChosen(appearance),
    home: home._status === 'published' ? localesWith(home.hero?.title, isText) : [],
    ...counted,
    about: about._status === 'published' ? localesWith(about.title, isText) : [],
    menus: navigation._status === 'published',
    privacy: legal(privacy.privacy_policy, privacy.privacy_policy_link),
    terms: legal(privacy.terms_of_user, privacy.terms_of_use_link),
    gaps: union(
      localesWith(privacy.privacy_policy, hasGaps),
      localesWith(privacy.terms_of_user, hasGaps),
    ),
    fillable: localeCodes.filter((code) =>
      [privacy.privacy_policy?.[code], privacy.terms_of_user?.[code]].some((text) =>
        isFillable(code, text),
      ),
    ),
    company,
    emptyNotices:
      cookies.cookies_notification === false
        ? []
        : localeCodes.filter(
            (code) => !localesWith(cookies.cookies_notification_text, isText).includes(code),
          ),
    pages,
    untranslated,
    outdated: perLocale((code) => texts.find(({ locale }) => locale === code)?.publicOutdated ?? 0),
    ...others,
    // a layout that the staff changed stays when the demonstration is removed, with its `.example`
    // addresses
    demonstration: others.demonstration || /\.example\b/.test(JSON.stringify(layout)),
    smtp: environment.SMTP_URL !== undefined,
    origin: environment.PUBLIC_ORIGIN,
    firstPassword,
    guessablePassword: printed || (firstPassword && (await isFirstGuessable(saved.name ?? ''))),
    testEnvironment: layout.environment?.environment === 'homolog',
    maintenance: layout.others?.environment_under_maintenance === true,
  }
}

/** Fields of the layout that are read here, in all locales. */
interface Whole {
  contact?: { address?: InEach<string>; phone?: string | null }
  emails?: { contact?: string | null; privacy?: string | null }
  privacy?: {
    privacy_policy?: InEach<object>
    privacy_policy_link?: InEach<string>
    terms_of_user?: InEach<object>
    terms_of_use_link?: InEach<string>
  }
  cookies?: { cookies_notification?: boolean | null; cookies_notification_text?: InEach<string> }
  environment?: { environment?: string | null }
  others?: { environment_under_maintenance?: boolean | null }
}

async function readCounts(
  payload: Payload,
): Promise<Record<'categories' | 'subcategories' | 'products', Counted>> {
  const count = async (
    collection: 'categories' | 'subcategories' | 'products',
  ): Promise<Counted> => {
    const countWhere = (where: Where) =>
      payload.count({ collection, where, overrideAccess: true }).then(({ totalDocs }) => totalDocs)
    const [published, all] = await Promise.all([
      countWhere({ _status: { equals: 'published' } }),
      countWhere({}),
    ])
    return { published, drafts: all - published }
  }
  const [categories, subcategories, products] = await Promise.all([
    count('categories'),
    count('subcategories'),
    count('products'),
  ])
  return { categories, subcategories, products }
}

async function readPages(payload: Payload): Promise<Record<Locale, number>> {
  const counted = await rows<{ locale: string; count: number }>(
    payload,
    sql`select locale, count(*)::int as count from search_entries group by locale`,
  )
  return perLocale((code) => counted.find(({ locale }) => locale === code)?.count ?? 0)
}

async function readOthers(
  payload: Payload,
): Promise<Pick<SetUpFacts, 'departments' | 'colleagues' | 'testMail' | 'demonstration'>> {
  const [row] = await rows<{
    departments: number
    colleagues: number
    demonstration: boolean
    state: TestMail['state'] | null
    error: string | null
  }>(
    payload,
    sql`
    select (select count(*)::int from departments where deleted_at is null) as departments,
      (select count(*)::int from users) as colleagues,
      (exists (select 1 from payload_kv where key = ${demonstrationMark}) or exists (select 1 from users where email like ${demonstrationAddress})
        or exists (select 1 from members where email like ${demonstrationAddress})) as demonstration,
      mail.state, mail.error
    from (select 1) one left join lateral (select state, error from mails where template = 'panel-test' order by id desc limit 1) mail on true`,
  )
  return {
    departments: row?.departments ?? 0,
    colleagues: row?.colleagues ?? 0,
    demonstration: row?.demonstration ?? false,
    testMail: row?.state ? { state: row.state, error: row.error } : undefined,
  }
}

async function hasFirstPassword(payload: Payload): Promise<boolean> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = environment
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return false
  const [account] = await rows<StoredPassword & object>(
    payload,
    sql`select hash, salt from users where lower(email) = lower(${ADMIN_EMAIL})`,
  )
  return account !== undefined && isStaffPassword(ADMIN_PASSWORD, account)
}

async function hasPrintedPassword(payload: Payload): Promise<boolean> {
  const accounts = await rows<StoredPassword & object>(
    payload,
    sql`select hash, salt from users where role = 'administrator' and hash is not null`,
  )
  for (const account of accounts)
    for (const password of printedPasswords)
      if (await isStaffPassword(password, account)) return true
  return false
}
