import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { Payload, PayloadRequest } from 'payload'
import { expiringDays, readExpiring } from '#src/content/certificates/expiring.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole, staffOf } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { gridOf } from '#src/platform/change-addresses.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { filterOf, readCounts } from '#src/admin/shell/waiting-counts.ts'
import { countOutdated } from '#src/translation/outdated.ts'
import { countReviews, waitingStateOf } from '#src/translation/reviews.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import { translationReviewTexts } from '#texts/translation-review.js'
import type { Counter } from './counters.tsx'
import type { groupLeads } from './group-leads.ts'
import { readOldestLead, readUpcoming, readWorkCounts } from './work-figures.ts'
import type { WorkCounts } from './work-figures.ts'

const labels = labelsOf(dashboardTexts)
const { counters: reviewLabels } = labelsOf(translationReviewTexts)

type OwnGroups = ReturnType<typeof groupLeads>

interface CounterInput {
  payload: Payload
  user: PayloadRequest['user']
  language: string | undefined
  locale: Locale
  /** Languages that the account may edit. */
  written: readonly Locale[]
}

const listOf = (collection: string, query = ''): string =>
  `${panelBase}/collections/${collection}${query === '' ? '' : `?${query}`}`

/** Counters of an attendant's own leads. */
const ownCounters = ({ language }: CounterInput, leads: OwnGroups): Counter[] => {
  const { own } = labels
  return (['replied', 'reminders', 'overdue', 'mine'] as const).map((group) => ({
    key: group,
    figure: leads[group].length,
    label: textOf(own[group], language),
    href: `#dashboard-${group}`,
    isLate: group === 'overdue',
  }))
}

/** Counters of unanswered leads, open registrations, open data requests and failed e-mails. */
async function leadCounters(
  { payload, user, language }: CounterInput,
  overdue: number,
): Promise<Counter[]> {
  const say = (label: Label): string => textOf(label, language)
  const counts = await readCounts(payload, user)
  const oldest = counts.inbox?.figure ? await readOldestLead(payload, user) : undefined
  const shown = [
    { collection: 'members', label: labels.members },
    { collection: 'data-requests', label: labels.requests },
    { collection: 'mails', label: labels.mails },
  ] as const
  const inbox: Counter[] = counts.inbox
    ? [
        {
          key: 'inbox',
          figure: counts.inbox.figure,
          label: say(labels.unanswered),
          href: ownViewPath('inbox'),
          ...(oldest === undefined
            ? {}
            : { note: say(labels.oldest({ time: dateTimeText(oldest, language ?? 'pt') })) }),
        },
      ]
    : []
  const others = shown.flatMap(({ collection, label }): Counter[] => {
    const count = counts[collection]
    if (!count || !isOfSite(collection)) return []
    const isOverdue = collection === 'data-requests' && overdue > 0
    const note = isOverdue ? `${overdue} ${say(labels.overdue)}` : undefined
    return [
      {
        key: collection,
        figure: count.figure,
        label: say(label),
        href: listOf(collection, filterOf(collection)),
        ...(note === undefined ? {} : { note }),
        isLate: isOverdue,
      },
    ]
  })
  return [...inbox, ...others]
}

/** Counters of missing and outdated translations and of those in a review. */
async function translationCounters(input: CounterInput, work: WorkCounts): Promise<Counter[]> {
  const { payload, user, language, written } = input
  const say = (label: Label): string => textOf(label, language)
  const waiting = waitingStateOf(staffOf({ user })?.role)
  const [outdated, reviews] = await Promise.all([
    countOutdated(payload, written),
    countReviews(payload, waiting, written),
  ])
  return [
    ...work.untranslated.map(({ locale: missing, count }) => ({
      key: `untranslated ${missing}`,
      figure: count,
      label: say(labels.untranslatedCount({ language: locales[missing].title })),
      href: listOf(
        'products',
        new URLSearchParams({ language: missing, state: 'absent' }).toString(),
      ),
    })),
    ...reviews.map(({ locale: reviewed, count }) => ({
      key: `${waiting} ${reviewed}`,
      figure: count,
      label: say(reviewLabels[waiting]({ language: locales[reviewed].title })),
      href: `${ownViewPath('translations')}?tab=${waiting}&to=${reviewed}`,
    })),
    ...outdated.map(({ locale: behind, count }) => ({
      key: `outdated ${behind}`,
      figure: count,
      label: say(labels.outdatedCount({ language: locales[behind].title })),
      href: `${ownViewPath('translations')}?tab=outdated&to=${behind}`,
    })),
  ]
}

/** Counters of part numbers without tooling, searches without results, expiring certificates and schedules. */
async function catalogueCounters(input: CounterInput, work: WorkCounts): Promise<Counter[]> {
  const { payload, user, language, locale } = input
  const say = (label: Label): string => textOf(label, language)
  const [upcoming, certificates] = await Promise.all([
    readUpcoming(payload, user, locale),
    readExpiring(payload),
  ])
  const [next] = upcoming
  return [
    {
      key: 'untooled',
      figure: work.untooled,
      label: say(labels.untooledCount),
      href: gridOf({ work: 'untooled' }),
    },
    {
      key: 'searches',
      figure: work.emptySearches,
      label: say(labels.emptyToday),
      href: ownViewPath('searches'),
    },
    ...(hasRole({ user }, permissions.certificates.read) && isOfSite('certificates')
      ? [
          {
            key: 'certificates',
            figure: certificates.length,
            label: say(labels.expiringCount({ days: expiringDays })),
            href:
              certificates.length === 1
                ? listOf(`certificates/${certificates[0]?.id}`)
                : '#dashboard-certificates',
          },
        ]
      : []),
    {
      key: 'scheduled',
      figure: upcoming.length,
      label: say(labels.scheduledCount),
      href: '#dashboard-upcoming',
      ...(next ? { note: dateTimeText(next.at, language ?? 'pt') } : {}),
    },
  ]
}

/** Keys of the counters that are shown even if they are zero. */
const everyDay = ['inbox', 'mine']

/**
 * Reads the counters of the dashboard that the account may see: of a translator those of translations
 * alone, of an attendant the own leads first.
 *
 * @param overdue - Number of data requests past the legal deadline.
 * @param own - Leads of an attendant.
 */
export async function readCounters(
  input: CounterInput,
  overdue: number,
  own?: OwnGroups,
): Promise<Counter[]> {
  const { payload, user, written } = input
  const edits = hasRole({ user }, permissions.products.read)
  const isTranslator = staffOf({ user })?.role === 'translator'
  const work = edits ? await readWorkCounts(payload, user, written) : undefined
  const [ofLeads, ofTranslations, ofCatalogue] = await Promise.all([
    hasRole({ user }, permissions.messages.read) ? leadCounters(input, overdue) : [],
    work ? translationCounters(input, work) : [],
    work && !isTranslator ? catalogueCounters(input, work) : [],
  ])
  return [
    ...(own ? ownCounters(input, own) : []),
    ...ofLeads,
    ...ofTranslations,
    ...ofCatalogue,
  ].filter(({ key, figure }) => figure > 0 || everyDay.includes(key))
}
