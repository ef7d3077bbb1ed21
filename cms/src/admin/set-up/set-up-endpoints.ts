import { z } from 'zod'
import type { Endpoint, PayloadRequest } from 'payload'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { answerForm, readForm } from '#src/admin/forms/save-form.ts'
import type { FormFault } from '#src/admin/forms/form-answer.ts'
import { hasRole, staffOf } from '#src/platform/access/access.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { Role } from '#src/platform/access/roles.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { OwnEndpoint } from '#src/admin/panel/own-endpoints.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { previewRemoval, removeDemonstration } from '#src/publishing/demonstration/remove.ts'
import type { RemovalReport } from '#src/publishing/demonstration/remove.ts'
import { openLanguage, openSite, readLaunch, renewTeamLink } from '#src/publishing/launch-state.ts'
import { setUpTexts } from '#texts/set-up.js'
import { createTrade, publishDrafts } from './create-trade.ts'
import { fillLegalTexts } from './fill-legal-texts.ts'
import { readSetUpFacts } from './read-facts.ts'
import { saveCompany } from './save-company.ts'
import { saveHome } from './save-home.ts'
import { findingsOf, languageFindingsOf } from './findings.ts'
import type { Finding } from './findings.ts'
import { isTrade } from './trades.ts'

const labels = labelsOf(setUpTexts)

/** Roles that may launch the site and create its preview link. */
export const launchers: readonly Role[] = ['administrator']

/** Documents that a removal of the demonstration removes and keeps, as texts. */
export interface RemovalText {
  removed: string[]
  kept: string[]
}

const accepted = z.array(z.string()).max(50)
const launchBody = z.strictObject({ accepted })
const languageBody = z.strictObject({ accepted, locale: z.enum(localeCodes) })

/** Response with a message in the language of the panel. */
function say(
  req: PayloadRequest,
  message: Label,
  { status = 200, href }: { status?: number; href?: string } = {},
): Response {
  return Response.json(
    { message: textOf(message, req.i18n?.language), ...(href === undefined ? {} : { href }) },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}

const endpoint = (
  path: OwnEndpoint,
  allowed: readonly Role[],
  answer: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) =>
    hasRole(req, allowed) ? answer(req) : say(req, labels.denied, { status: 403 }),
})

const bodyOf = (req: PayloadRequest): Promise<unknown> =>
  (req.json?.() ?? Promise.resolve(undefined)).catch(() => undefined)

/** Maximum size of a form (texts and a logo), bytes. */
const formLimit = 512 * 1024

/** Endpoint of a form: saves all values, or responds with the errors of its fields. */
const formEndpoint = (
  path: OwnEndpoint,
  allowed: readonly Role[],
  save: (req: PayloadRequest, form: FormData) => Promise<FormFault[]>,
  saved: Label,
): Endpoint =>
  endpoint(path, allowed, async (req) => {
    const form = await readForm(req, formLimit)
    if (form === undefined) return say(req, labels.unreadable, { status: 422 })
    const faults = await save(req, form)
    const done = faults.length === 0
    const message = textOf(done ? saved : labels.refused, req.i18n?.language)
    return answerForm({ message, done, faults }, done ? 200 : 422)
  })

const company = formEndpoint(
  ownEndpoints.company,
  globalPermissions.appearance.update,
  saveCompany,
  labels.companyForm.saved,
)

const homePage = formEndpoint(
  ownEndpoints.home,
  globalPermissions.appearance.update,
  saveHome,
  labels.homeForm.published,
)

const trade = endpoint(ownEndpoints.trade, permissions.categories.create, async (req) => {
  const chosen: unknown = Object(await bodyOf(req)).trade
  if (!isTrade(chosen)) return say(req, labels.trade.unknown, { status: 422 })
  const id = await createTrade(req, chosen)
  return id === undefined
    ? say(req, labels.trade.exists, { status: 409 })
    : say(req, labels.trade.made, { href: `${panelBase}/collections/subcategories/${id}` })
})

const publishTrade = endpoint(
  ownEndpoints.publishTrade,
  permissions.categories.create,
  async (req) => say(req, labels.trade.published({ count: await publishDrafts(req) })),
)

const legal = endpoint(ownEndpoints.legal, ['administrator', 'editor'], async (req) =>
  say(req, labels.legal.made({ count: await fillLegalTexts(req) })),
)

const testMail = endpoint(
  ownEndpoints.testMail,
  globalPermissions.appearance.update,
  async (req) => {
    const account = staffOf(req)
    const { email } = await req.payload.findByID({
      collection: 'users',
      id: account?.id ?? 0,
      depth: 0,
      overrideAccess: true,
    })
    await queueMail(
      { payload: req.payload },
      { template: 'panel-test', to: email, locale: localeOfPanel(req.i18n?.language), data: {} },
    )
    return say(req, labels.mail.queued({ email }))
  },
)

const teamLink = endpoint(ownEndpoints.teamLink, launchers, async (req) => {
  await renewTeamLink(req.payload)
  return say(req, labels.team.renewed)
})

/**
 * Reason why a launch is rejected: a blocking problem, or a problem whose key the request does not
 * accept. Undefined if the launch may proceed.
 */
function refusalOf(findings: readonly Finding[], accepted: readonly string[]): Label | undefined {
  if (findings.some(({ refused }) => refused)) return labels.launch.blocked
  return findings.every(({ key }) => accepted.includes(key)) ? undefined : labels.launch.changed
}

/** Launches the site in all of its languages. */
const launch = endpoint(ownEndpoints.launch, launchers, async (req) => {
  if ((await readLaunch(req.payload)).launched) return say(req, labels.launch.done)
  const body = launchBody.safeParse(await bodyOf(req))
  const findings = findingsOf(await readSetUpFacts(req.payload))
  const refusal = refusalOf(findings, body.data?.accepted ?? [])
  if (refusal) return say(req, refusal, { status: 409 })
  await openSite(req.payload)
  return say(req, labels.launch.done)
})

/** Launches a language of a launched site. */
const launchLanguage = endpoint(ownEndpoints.launchLanguage, launchers, async (req) => {
  const body = languageBody.safeParse(await bodyOf(req))
  const launch = await readLaunch(req.payload)
  if (!body.success) return say(req, labels.unreadable, { status: 422 })
  if (!launch.launched) return say(req, labels.language.siteFirst, { status: 409 })
  const { locale, accepted: acceptedKeys } = body.data
  const { title: language } = locales[locale]
  if (launch.prepared?.includes(locale)) {
    const findings = languageFindingsOf(await readSetUpFacts(req.payload), locale)
    const refusal = refusalOf(findings, acceptedKeys)
    if (refusal) return say(req, refusal, { status: 409 })
    await openLanguage(req.payload, locale)
  }
  return say(req, labels.language.done({ language }))
})

/**
 * Texts about the documents that a removal of the demonstration removes (counts per collection) and
 * keeps (names and reasons), in the panel's language.
 */
function describeRemoval(req: PayloadRequest, { removed, kept }: RemovalReport): RemovalText {
  const { payload, i18n } = req
  const { demonstration } = labels
  const language = i18n?.language
  const nameOf = (slug: string, plural = false): string => {
    const collection = payload.config.collections.find((config) => config.slug === slug)
    const global = payload.config.globals.find((config) => config.slug === slug)
    const label = collection ? collection.labels[plural ? 'plural' : 'singular'] : global?.label
    return typeof label === 'object' ? textOf(label as Label, language) : slug
  }
  const place = ({ slug, title }: { slug: string; title: string }): string =>
    title === '' ? nameOf(slug) : `${nameOf(slug)} “${title}”`
  return {
    removed: removed.map(({ slug, count }) => `${nameOf(slug, true)}: ${count}`),
    kept: kept.map(({ usedBy, ...own }) => {
      const reason = usedBy ? demonstration.usedBy({ place: place(usedBy) }) : demonstration.changed
      return `${place(own)}: ${textOf(reason, language)}`
    }),
  }
}

/** Previews the removal of the demonstration; removes it if the request is `confirmed`. */
const demonstration = endpoint(ownEndpoints.demonstration, launchers, async (req) => {
  const { demonstration: texts } = labels
  const confirmed = Object(await bodyOf(req)).confirmed === true
  const report = await (confirmed ? removeDemonstration(req.payload) : previewRemoval(req.payload))
  if (!report) return say(req, texts.gone, { status: 404 })
  if (report.lastAdministrator) return say(req, texts.alone, { status: 409 })
  const message = textOf(confirmed ? texts.done : texts.closes, req.i18n?.language)
  return Response.json(
    { message, ...describeRemoval(req, report) },
    { headers: { 'cache-control': 'no-store' } },
  )
})

/** Endpoints of the page “set up your site”. */
export const setUpEndpoints: Endpoint[] = [
  company,
  homePage,
  trade,
  publishTrade,
  legal,
  testMail,
  teamLink,
  launch,
  launchLanguage,
  demonstration,
]
