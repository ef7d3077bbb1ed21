import { VariantsErrorCount as VariantsErrorCount_cfe4f38ef16e082a4035c99b5bf7990e } from '../../../variants/grid/error-count.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { VariantsGrid as VariantsGrid_0d9955f8806a44ade3f88d0950c4ed45 } from '../../../variants/grid/variants-grid.tsx'
import { FormWatch as FormWatch_f2d9f999c13bf3f268539700ef3192e2 } from '../../../panel/form-watch.tsx'
import { DateCell as DateCell_a8457498cff17d839514edb49c905ddb } from '../../../fields/date/date-cell.tsx'
import { DateField as DateField_92eb20fbaecee184f05ce6ec913d59f9 } from '../../../fields/date/date-field.tsx'
import { Decisions as Decisions_37dc572dec0f6afc315434b0017d9dd0 } from '../../../members/panel/decisions.tsx'
import { OwnerCell as OwnerCell_d1caa4802ee0438630e14cf46db2efc3 } from '../../../leads/owner/owner-cell.tsx'
import { OwnerField as OwnerField_78d86011acea077e790bb14691b12c7e } from '../../../leads/owner/owner-field.tsx'
import { AnswerLink as AnswerLink_d3c74bb0dc9a4c460cedf630701e164e } from '../../../leads/answer-link.tsx'
import { ExportLinks as ExportLinks_4c5ad4d280dd4cde91407a4f81611519 } from '../../../leads/export/export-links.tsx'
import { CvLink as CvLink_0b2f03ac9739cebfbd43731ebcca718d } from '../../../leads/cv-link.tsx'
import { RequestActions as RequestActions_d550515b6fb2f3aa5d3c81052f3707c2 } from '../../../privacy/request-actions.tsx'
import { SendAgain as SendAgain_6526814c9610e11e6742db7063bba1bd } from '../../../mail/panel/send-again.tsx'
import { CurrentPassword as CurrentPassword_3306f768691ec951976a6817dbc4228b } from '../../../passwords/current-password.tsx'
import { Dashboard as Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872 } from '../../../dashboard/dashboard.tsx'
import { SaveGuard as SaveGuard_56311726166101c1bf62aa3687193226 } from '../../../panel/save-guard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/variants/grid/error-count.tsx#VariantsErrorCount": VariantsErrorCount_cfe4f38ef16e082a4035c99b5bf7990e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/variants/grid/variants-grid.tsx#VariantsGrid": VariantsGrid_0d9955f8806a44ade3f88d0950c4ed45,
  "/panel/form-watch.tsx#FormWatch": FormWatch_f2d9f999c13bf3f268539700ef3192e2,
  "/fields/date/date-cell.tsx#DateCell": DateCell_a8457498cff17d839514edb49c905ddb,
  "/fields/date/date-field.tsx#DateField": DateField_92eb20fbaecee184f05ce6ec913d59f9,
  "/members/panel/decisions.tsx#Decisions": Decisions_37dc572dec0f6afc315434b0017d9dd0,
  "/leads/owner/owner-cell.tsx#OwnerCell": OwnerCell_d1caa4802ee0438630e14cf46db2efc3,
  "/leads/owner/owner-field.tsx#OwnerField": OwnerField_78d86011acea077e790bb14691b12c7e,
  "/leads/answer-link.tsx#AnswerLink": AnswerLink_d3c74bb0dc9a4c460cedf630701e164e,
  "/leads/export/export-links.tsx#ExportLinks": ExportLinks_4c5ad4d280dd4cde91407a4f81611519,
  "/leads/cv-link.tsx#CvLink": CvLink_0b2f03ac9739cebfbd43731ebcca718d,
  "/privacy/request-actions.tsx#RequestActions": RequestActions_d550515b6fb2f3aa5d3c81052f3707c2,
  "/mail/panel/send-again.tsx#SendAgain": SendAgain_6526814c9610e11e6742db7063bba1bd,
  "/passwords/current-password.tsx#CurrentPassword": CurrentPassword_3306f768691ec951976a6817dbc4228b,
  "/dashboard/dashboard.tsx#Dashboard": Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872,
  "/panel/save-guard.tsx#SaveGuard": SaveGuard_56311726166101c1bf62aa3687193226,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
