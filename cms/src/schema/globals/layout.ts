import type { Field, Tab } from 'payload'
import {
  checkbox,
  date,
  dateTime,
  number,
  one,
  ownAddress,
  picture,
  select,
  text,
  textarea,
} from '#src/content/fields/plain.ts'
import { checkedWebsite } from '#src/content/fields/contact-address.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { layoutTexts } from '#texts/layout.js'
import type { Label } from '#src/platform/labels.ts'
import { ownWords } from '#src/publishing/references/relations.ts'
import { global } from './define.ts'
import { openDataFields } from './open-data.ts'
import { keepSwitches, noteMaintenance, siteSwitch, writtenBySwitch } from './site-switches.ts'

const labels = labelsOf(layoutTexts)

const tab = (name: string, words: Label, fields: Field[]): Tab => ({ name, label: words, fields })
const localized = (name: string, words: Label): Field => text(name, words, { localized: true })
const localizedAddress = (name: string, words: Label): Field =>
  text(name, words, { localized: true, custom: { [ownAddress]: true } })

const badges = (name: string, words: Label, dbName?: string, further: Field[] = []): Field => ({
  name,
  type: 'array',
  label: words,
  labels: { singular: labels.picture, plural: words },
  ...(dbName ? { dbName } : {}),
  fields: [
    { ...localized('title', labels.title), required: true } as Field,
    picture('main_image', labels.picture),
    ...further,
  ],
})

/** Working days of the department that answers messages (`people/inbox/service-hours.ts`). */
const workingDays = {
  'mon-fri': labels.mondayToFriday,
  'mon-sat': labels.mondayToSaturday,
  'sun-thu': labels.sundayToThursday,
  all: labels.everyDay,
}

const cookieItems: Field = {
  name: 'items',
  type: 'array',
  label: labels.items,
  labels: {
    singular: labels.item,
    plural: labels.items,
  },
  fields: [
    text('slug', labels.key, { required: true }),
    { ...localized('title', labels.title), required: true } as Field,
    textarea('description', labels.description, { localized: true }),
    {
      type: 'row',
      fields: [
        checkbox('optional', labels.optional, { defaultValue: true }),
        checkbox('activated', labels.onUntilChosen, { defaultValue: false }),
      ],
    },
  ],
}

const cookies = tab('cookies', labels.cookies, [
  checkbox('cookies_notification', labels.showTheNotice, { defaultValue: true }),
  textarea('cookies_notification_text', labels.textOfTheNotice, { localized: true }),
  checkbox('cookies_notification_controller', labels.showTheButtonThatReopens, {
    defaultValue: true,
  }),
  select(
    'cookies_notification_position',
    labels.position,
    {
      center: labels.centre,
      left: labels.left,
      right: labels.right,
      top: labels.top,
      bottom: labels.bottom,
    },
    { defaultValue: 'bottom', required: true },
  ),
  text('cookies_notification_version', labels.versionOfTheText, { defaultValue: '1' }),
  {
    name: 'cookies_complete',
    type: 'array',
    label: labels.categories,
    labels: {
      singular: labels.category,
      plural: labels.categories,
    },
    fields: [
      {
        type: 'row',
        fields: [
          text('category', labels.key, { required: true }),
          localized('categoryLabel', labels.name),
        ],
      },
      cookieItems,
    ],
  },
])

export const layout = global(
  'layout',
  labels.layoutAndCompany,
  [
    {
      type: 'tabs',
      tabs: [
        tab('contact', labels.contact, [
          textarea('address', labels.address, { localized: true }),
          text('phone', labels.phone),
          text('contact_whatsapp', labels.whatsapp),
          textarea('sales_abroad', labels.salesAbroad, {
            localized: true,
            maxLength: 600,
            admin: { description: labels.salesAbroadHint },
          }),
        ]),
        tab('emails', labels.eMails, [
          text('contact', labels.contact2),
          text('privacy', labels.dataProtectionOfficer),
        ]),
        tab('service', labels.service, [
          number('target_hours', labels.targetHours, {
            defaultValue: 8,
            min: 1,
            max: 400,
            admin: { description: labels.targetHoursHint },
          }),
          select('days', labels.workingDays, workingDays, {
            required: true,
            defaultValue: 'mon-fri',
          }),
          {
            type: 'row',
            fields: [
              number('from', labels.workingFrom, { defaultValue: 8, min: 0, max: 24 }),
              number('to', labels.workingTo, { defaultValue: 18, min: 0, max: 24 }),
            ],
          },
          {
            name: 'holidays',
            type: 'array',
            label: labels.holidays,
            labels: { singular: labels.holiday, plural: labels.holidays },
            maxRows: 200,
            admin: { description: labels.holidaysHint },
            fields: [
              {
                type: 'row',
                fields: [
                  date('day', labels.holidayDay, { required: true }),
                  text('name', labels.holidayName, { maxLength: 120 }),
                  checkbox('yearly', labels.everyYear, { defaultValue: false }),
                ],
              },
            ],
          },
        ]),
        tab('certificates', labels.certificates, [
          {
            name: 'groups',
            type: 'array',
            label: labels.groups,
            labels: {
              singular: labels.group,
              plural: labels.groups,
            },
            fields: [
              {
                ...localized('title', labels.title),
                required: true,
              } as Field,
              badges('certificates', labels.certificates, 'layout_certificates', [
                one('record', labels.certificateRecord, 'certificates'),
              ]),
            ],
          },
        ]),
        tab('footer', labels.footer, [
          badges('rewards', labels.rewards),
          {
            name: 'vendor',
            type: 'group',
            label: labels.whoMadeTheSite,
            fields: [
              text('title', labels.name),
              text('url', labels.address, checkedWebsite),
              picture('main_image', labels.logo),
            ],
          },
        ]),
        cookies,
        tab('privacy', labels.privacy, [
          localizedAddress('privacy_policy_link', labels.linkOfThePolicy),
          localizedAddress('terms_of_use_link', labels.linkOfTheTerms),
          richText('privacy_policy', labels.privacyPolicy),
          richText('terms_of_user', labels.termsOfUse),
        ]),
        tab('scripts', labels.scripts, [
          checkbox('scripts', labels.loadTrackingScripts, { defaultValue: false }),
          text('google_site_verification', labels.googleSiteVerification),
          text('google_tag_manager', labels.googleTagManager),
          text('google_analytics_id', labels.googleAnalytics),
        ]),
        tab('open_data', labels.openData, openDataFields),
        tab('environment', labels.environment, [
          siteSwitch(
            select(
              'environment',
              labels.environment,
              {
                production: labels.production,
                homolog: labels.test,
              },
              { required: true, defaultValue: 'production' },
            ),
          ),
        ]),
        tab('others', labels.others, [
          siteSwitch(
            checkbox('environment_under_maintenance', labels.siteUnderMaintenance, {
              defaultValue: false,
            }),
          ),
          writtenBySwitch(dateTime('maintenance_since', labels.maintenanceSince)),
          writtenBySwitch({
            ...one('maintenance_by', labels.maintenanceBy, 'users', { index: false }),
            custom: ownWords,
          }),
          textarea('company_information', labels.companyLine, { localized: true }),
          picture('logo', labels.logo),
          picture('share_image', labels.sharePicture),
        ]),
      ],
    },
  ],
  { beforeChange: [noteMaintenance], afterChange: [keepSwitches] },
)
