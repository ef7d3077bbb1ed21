import { locales } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import type { FormFault } from '#src/admin/forms/form-answer.ts'
import type { FormFields } from '#src/admin/forms/save-form.ts'
import { queueMail } from '#src/mail/outbox.ts'
import type { setUpCalls } from '#src/panel-calls/set-up.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { PanelRefusal, told } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { previewRemoval, removeDemonstration } from '#src/publishing/demonstration/remove.ts'
import type { RemovalReport } from '#src/publishing/demonstration/remove.ts'
import { openLanguage, openSite, readLaunch, renewTeamLink } from '#src/publishing/launch-state.ts'
import { setUpTexts } from '#texts/set-up.js'
import { createTrade, publishDrafts } from './create-trade.ts'
import { fillLegalGaps } from './fill-legal-gaps.ts'
import { fillLegalTexts } from './fill-legal-texts.ts'
import { findingsOf, languageFindingsOf } from './findings.ts'
import type { Finding } from './findings.ts'
import { readSetUpFacts } from './read-facts.ts'
import { saveCompany } from './save-company.ts'
import { saveHome } from './save-home.ts'
import { isTrade, offeredOf } from './trades.ts'

const labels = labelsOf(setUpTexts)

/** Saves all values of a form, or refuses it with the faults of its fields. */
async function saveFields(
  req: PayloadRequest,
  fields: FormFields,
  save: (req: PayloadRequest, form: FormFields) => Promise<FormFault[]>,
  saved: Label,
) {
  const faults = await save(req, fields)
  if (faults.length > 0) throw new PanelRefusal(422, labels.refused, { faults })
  return { ...told(req, saved), done: true as const }
}

/**
 * Reason why a launch is rejected: a blocking problem, or a problem whose key the request does not
 * accept. Undefined if the launch may proceed.
 */
function refusalOf(findings: readonly Finding[], accepted: readonly string[]): Label | undefined {
  if (findings.some(({ refused }) => refused)) return labels.launch.blocked
  return findings.every(({ key }) => accepted.includes(key)) ? undefined : labels.launch.changed
}

/**
 * Texts about the documents that a removal of the demonstration removes (counts per collection) and
 * keeps (names and reasons), in the panel's language.
 */
function describeRemoval(req: PayloadRequest, { removed, kept }: RemovalReport) {
  const { payload, i18n } = req
  const { demonstration } = labels
  const language = i18n.language
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

export const setUpHandlers: PanelHandlers<typeof setUpCalls> = {
  'set-up.save-company': (req, { body }) =>
    saveFields(req, body, saveCompany, labels.companyForm.saved),

  'set-up.save-home': (req, { body }) => saveFields(req, body, saveHome, labels.homeForm.published),

  'set-up.read-trade': async (req, { query: { trade } }) => {
    if (!isTrade(trade)) throw new PanelRefusal(404, labels.trade.unknown)
    return { trade, categories: offeredOf(trade, localeOfPanel(req.i18n.language)) }
  },

  'set-up.create-trade': (req, { body }) => {
    const { trade } = body
    if (!isTrade(trade)) throw new PanelRefusal(422, labels.trade.unknown)
    return saveFields(req, body, (_, form) => createTrade(req, trade, form), labels.trade.made)
  },

  'set-up.publish-trade': async (req) =>
    told(req, labels.trade.published({ count: await publishDrafts(req) })),

  'set-up.fill-legal-texts': async (req) =>
    told(req, labels.legal.made({ count: await fillLegalTexts(req) })),

  'set-up.fill-legal-gaps': (req, { body }) =>
    saveFields(req, body, fillLegalGaps, labels.legal.blanksFilled),

  'set-up.test-mail': async (req) => {
    const { email } = await req.payload.findByID({
      collection: 'users',
      id: staffOf(req)?.id ?? 0,
      depth: 0,
      overrideAccess: true,
    })
    await queueMail(
      { payload: req.payload },
      { template: 'panel-test', to: email, locale: localeOfPanel(req.i18n.language), data: {} },
    )
    return told(req, labels.mail.queued({ email }))
  },

  'set-up.renew-team-link': async (req) => {
    await renewTeamLink(req.payload)
    return told(req, labels.team.renewed)
  },

  'set-up.launch': async (req, { body }) => {
    if ((await readLaunch(req.payload)).launched) return told(req, labels.launch.done)
    const findings = findingsOf(await readSetUpFacts(req.payload))
    const refusal = refusalOf(findings, body.accepted)
    if (refusal) throw new PanelRefusal(409, refusal)
    await openSite(req.payload)
    return told(req, labels.launch.done)
  },

  'set-up.launch-language': async (req, { body: { locale, accepted } }) => {
    const launch = await readLaunch(req.payload)
    if (!launch.launched) throw new PanelRefusal(409, labels.language.siteFirst)
    if (launch.prepared?.includes(locale)) {
      const findings = languageFindingsOf(await readSetUpFacts(req.payload), locale)
      const refusal = refusalOf(findings, accepted)
      if (refusal) throw new PanelRefusal(409, refusal)
      await openLanguage(req.payload, locale)
    }
    return told(req, labels.language.done({ language: locales[locale].title }))
  },

  'set-up.remove-demonstration': async (req, { body: { confirmed } }) => {
    const { demonstration: texts } = labels
    const report = await (confirmed
      ? removeDemonstration(req.payload)
      : previewRemoval(req.payload))
    if (!report) throw new PanelRefusal(404, texts.gone)
    if (report.lastAdministrator) throw new PanelRefusal(409, texts.alone)
    return { ...told(req, confirmed ? texts.done : texts.closes), ...describeRemoval(req, report) }
  },
}
