import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'
import { globalPermissions, launchers, permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { messageShape } from '#src/platform/panel-calls/shapes.ts'
import { setUpTexts } from '#texts/set-up.js'
import { faultsShape, savedFormShape } from './forms.ts'

const labels = labelsOf(setUpTexts)

/** What the calls of the page share. */
const shared = { unreadable: labels.unreadable }

/** A form with texts and a logo, whose values are checked one by one. */
const form = {
  ...shared,
  roles: globalPermissions.appearance.update,
  form: { bytes: 512 * 1024, tooLarge: labels.unreadable },
  body: z.looseObject({}),
  answer: savedFormShape,
  refused: faultsShape,
}

/** Keys of the findings that the account has read and accepts. */
const accepted = z.array(z.string()).max(50)

const creators = permissions.categories.create

/** Category or subcategory of a trade; `name`: its title in the language of the panel. */
const tradePart = {
  key: z.string(),
  name: z.string(),
  titles: z.record(z.enum(localeCodes), z.string()),
}

/** Calls of the page “set up your site”. */
export const setUpCalls = {
  'set-up.save-company': panelCall({
    summary: 'Saves the company’s name, logo, colours and addresses.',
    ...form,
  }),
  'set-up.save-home': panelCall({
    summary: 'Publishes the texts of the home page.',
    ...form,
  }),
  'set-up.read-trade': panelCall({
    summary: 'Reads the categories and subcategories of a trade, as a form offers them.',
    roles: creators,
    query: z.object({ trade: z.string() }),
    answer: z.object({
      trade: z.string(),
      categories: z.array(
        z.object({
          ...tradePart,
          subcategories: z.array(
            z.object({
              ...tradePart,
              /** `detail`: unit or choices, in words; empty if there are none. */
              attributes: z.array(
                z.object({ key: z.string(), label: z.string(), detail: z.string() }),
              ),
            }),
          ),
        }),
      ),
    }),
    refusals: [404],
  }),
  'set-up.create-trade': panelCall({
    summary: 'Creates the chosen categories and subcategories of a trade as drafts.',
    ...form,
    roles: creators,
  }),
  'set-up.publish-trade': panelCall({
    summary: 'Publishes the drafts of a trade.',
    ...shared,
    roles: creators,
    answer: messageShape,
  }),
  'set-up.fill-legal-texts': panelCall({
    summary: 'Fills empty legal texts with templates.',
    ...shared,
    roles: ['administrator', 'editor'],
    answer: messageShape,
  }),
  'set-up.fill-legal-gaps': panelCall({
    summary: 'Fills the blanks of the legal texts in all languages.',
    ...form,
    roles: ['administrator', 'editor'],
  }),
  'set-up.test-mail': panelCall({
    summary: 'Sends a test e-mail to the account.',
    ...shared,
    roles: globalPermissions.appearance.update,
    answer: messageShape,
  }),
  'set-up.renew-team-link': panelCall({
    summary: 'Makes a new link for the team to the site before its launch.',
    ...shared,
    roles: launchers,
    answer: messageShape,
  }),
  'set-up.launch': panelCall({
    summary: 'Launches the site in its languages.',
    ...shared,
    roles: launchers,
    body: z.strictObject({ accepted }),
    answer: messageShape,
    refusals: [409],
  }),
  'set-up.launch-language': panelCall({
    summary: 'Launches a language of a launched site.',
    ...shared,
    roles: launchers,
    body: z.strictObject({ accepted, locale: z.enum(localeCodes) }),
    answer: messageShape,
    refusals: [409],
  }),
  'set-up.remove-demonstration': panelCall({
    summary: 'Lists what a removal of the demonstration removes and keeps; confirmed, removes it.',
    ...shared,
    roles: launchers,
    body: z.object({ confirmed: z.boolean().default(false) }),
    cost: 2,
    answer: messageShape.extend({ removed: z.array(z.string()), kept: z.array(z.string()) }),
    refusals: [404, 409],
  }),
}
