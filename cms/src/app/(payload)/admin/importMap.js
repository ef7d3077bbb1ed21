import { UnprintedSigns as UnprintedSigns_bee73970a33df12c00f2bb961f030595 } from '../../../admin/fields/unprinted-signs-field.tsx'
import { LazyRelationField as LazyRelationField_aabaea6cb2a354075b938626f0274944 } from '../../../admin/relations/lazy-relation-field.tsx'
import { LazyMisfitValues as LazyMisfitValues_1c40e8d7a2a3dc192d262781c5d14375 } from '../../../admin/grid/pages/table/lazy-product-grids.tsx'
import { LazyVariantsGrid as LazyVariantsGrid_1c40e8d7a2a3dc192d262781c5d14375 } from '../../../admin/grid/pages/table/lazy-product-grids.tsx'
import { LazyCurvesField as LazyCurvesField_2f972307b6c9480601d259b7b92de16e } from '../../../admin/fields/lazy-curves-field.tsx'
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
import { LazyToolingGrid as LazyToolingGrid_1c40e8d7a2a3dc192d262781c5d14375 } from '../../../admin/grid/pages/table/lazy-product-grids.tsx'
import { LazyDocumentUploads as LazyDocumentUploads_81f28b986a4421a3490b749f9682d325 } from '../../../admin/relations/lazy-document-uploads.tsx'
import { DateCell as DateCell_48ea366589513da4bb5b8989287c3e66 } from '../../../admin/fields/date-cell.tsx'
import { DateField as DateField_4d01992af01ffff8a2f4ee4c1991218a } from '../../../admin/fields/date-field.tsx'
import { Sections as Sections_f43c256953840933218a3e526b2e66c1 } from '../../../admin/editor/editor-slots.tsx'
import { StatusCell as StatusCell_0cf4108a196a1c2a3121c34e88ca513e } from '../../../admin/languages/status-cell.tsx'
import { ProductLinks as ProductLinks_f482e2bb1bd4470b25ebbf105134b83f } from '../../../admin/panel/own-view-links.tsx'
import { FormWatch as FormWatch_db8874f171456e448c88a263eb7b1db4 } from '../../../admin/panel/form-watch.tsx'
import { HistoryLink as HistoryLink_91926697e989c94a31f7174fdd6f4f64 } from '../../../admin/panel/history-link.tsx'
import { WorkStrip as WorkStrip_ed614e267bae62b5a35730f249e592eb } from '../../../admin/completeness/work-strip.tsx'
import { VersionsItem as VersionsItem_f43c256953840933218a3e526b2e66c1 } from '../../../admin/editor/editor-slots.tsx'
import { DuplicateItem as DuplicateItem_78c7f685ad5ca79dc532d1e13bdbdf88 } from '../../../admin/new-product/duplicate-item.tsx'
import { NoButton as NoButton_f43c256953840933218a3e526b2e66c1 } from '../../../admin/editor/editor-slots.tsx'
import { EditorBar as EditorBar_f43c256953840933218a3e526b2e66c1 } from '../../../admin/editor/editor-slots.tsx'
import { EditorHead as EditorHead_f43c256953840933218a3e526b2e66c1 } from '../../../admin/editor/editor-slots.tsx'
import { EditorView as EditorView_f43c256953840933218a3e526b2e66c1 } from '../../../admin/editor/editor-slots.tsx'
import { SitePreview as SitePreview_f43c256953840933218a3e526b2e66c1 } from '../../../admin/editor/editor-slots.tsx'
import { ListView as ListView_2eb82f45de57f50da2b670d2ecc59296 } from '../../../admin/lists/list-view.tsx'
import { OwnerCell as OwnerCell_536e6cf2dfa89917de2cf405f1690be7 } from '../../../admin/fields/owner-cell.tsx'
import { OwnerField as OwnerField_c63dbbf77b79b5600c129b9277ab56e8 } from '../../../admin/list-actions/owner-field.tsx'
import { DocumentStatus as DocumentStatus_879291dc7cc2af6301db51cb8bdd3171 } from '../../../admin/languages/document-status.tsx'
import { AttributeLinks as AttributeLinks_c696066818167e43ba6cb12dcd54ae88 } from '../../../admin/structure/attribute-links.tsx'
import { LazyUnitField as LazyUnitField_bce19321de306794e319282987a95910 } from '../../../admin/fields/lazy-unit-field.tsx'
import { LazyOtherField as LazyOtherField_4155f0a6a4f26e739f169b39acfcdbe8 } from '../../../admin/fields/lazy-other-field.tsx'
import { LazyLimitsLink as LazyLimitsLink_af8cd4fb1724c4960448c9f2bb255f56 } from '../../../admin/limits/lazy-limits.tsx'
import { LazyReferencesGrid as LazyReferencesGrid_6a71bd188c31de0212b92f534e617dba } from '../../../admin/grid/pages/table/lazy-references-grid.tsx'
import { RedirectNote as RedirectNote_d44e073465e7e19270d93b5934a84d2c } from '../../../schema/lifecycle/redirect-note.tsx'
import { LazyBlockList as LazyBlockList_e2341aef82d13c2a7d97dd44e6a0d137 } from '../../../admin/filters/lazy-block-fields.tsx'
import { LazyBlockLabel as LazyBlockLabel_cbae8d4b25ad8865b892f03448daed87 } from '../../../admin/fields/lazy-row-labels.tsx'
import { LazyWordsField as LazyWordsField_44bc0fcfad6285d6493633bd96a653c3 } from '../../../admin/terms/lazy-words-field.tsx'
import { LazyTermSearches as LazyTermSearches_44bc0fcfad6285d6493633bd96a653c3 } from '../../../admin/terms/lazy-words-field.tsx'
import { LazyDecisions as LazyDecisions_1fd164c24f0e3572dcbb3b0e4d669381 } from '../../../admin/list-actions/lazy-actions.tsx'
import { AnswerLink as AnswerLink_e8b37f537d864cdd4365d1b51594e249 } from '../../../admin/inbox/answer-link.tsx'
import { AttachmentsField as AttachmentsField_0ee36d39b834b1cea89d443941f4991b } from '../../../admin/inbox/attachments-field.tsx'
import { ExportLinks as ExportLinks_f795e9a5420c27db2a5a8ad1c60b0e8c } from '../../../admin/inbox/export-links.tsx'
import { CvLink as CvLink_c7ce375ce0f0bdc894fdcefb5a1f1439 } from '../../../admin/inbox/cv-link.tsx'
import { RequestActions as RequestActions_2b42a557d3157fd43da8f1cc8099875b } from '../../../admin/list-actions/request-actions.tsx'
import { SearchedTextField as SearchedTextField_1a58420189adfdacedb9e682ac5ab158 } from '../../../admin/fields/searched-text-field.tsx'
import { LazySendAgain as LazySendAgain_1fd164c24f0e3572dcbb3b0e4d669381 } from '../../../admin/list-actions/lazy-actions.tsx'
import { LazyMailField as LazyMailField_16d30d1de14f185e66a25afab59caa69 } from '../../../admin/mail-texts/lazy-mail-texts.tsx'
import { MailListView as MailListView_3e295bcfe843d327465d559d965c6730 } from '../../../admin/mail-texts/mail-list-view.tsx'
import { CurrentPassword as CurrentPassword_b53f431185132473a2c1928b3ce47902 } from '../../../admin/fields/current-password.tsx'
import { LazyLogoField as LazyLogoField_b1e5d3dacd92962dcdd8948385a99f15 } from '../../../admin/fields/lazy-appearance-fields.tsx'
import { LazyColorField as LazyColorField_b1e5d3dacd92962dcdd8948385a99f15 } from '../../../admin/fields/lazy-appearance-fields.tsx'
import { LazyEnvironmentField as LazyEnvironmentField_a2ea2101037eb9a144ebae608789d53b } from '../../../admin/site-switches/lazy-switch-fields.tsx'
import { LazyMaintenanceField as LazyMaintenanceField_a2ea2101037eb9a144ebae608789d53b } from '../../../admin/site-switches/lazy-switch-fields.tsx'
import { LazyMenuLabel as LazyMenuLabel_cbae8d4b25ad8865b892f03448daed87 } from '../../../admin/fields/lazy-row-labels.tsx'
import { RulesField as RulesField_b4f6073e7c33d52f767fd8454abea95d } from '../../../admin/completeness/rules-field.tsx'
import { Navigation as Navigation_4f2f58c6539abfaa4333d47d98ed857b } from '../../../admin/shell/navigation.tsx'
import { StartLink as StartLink_55a5c3c0f774543360befe7bb0650865 } from '../../../admin/look/brand.tsx'
import { BrandLogo as BrandLogo_55a5c3c0f774543360befe7bb0650865 } from '../../../admin/look/brand.tsx'
import { NarrowSelectors as NarrowSelectors_b0673ee2898ab2632e97b3df27bcd686 } from '../../../admin/look/narrow-selectors.tsx'
import { SaveGuard as SaveGuard_8edfdec38806d52a90377e78ada2e70c } from '../../../admin/panel/save-guard.tsx'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../admin/dashboard/dashboard.tsx'
import { InboxView as InboxView_33c200ee04bb92a45e26b25086e07c69 } from '../../../admin/inbox/inbox-view.tsx'
import { TranslationsView as TranslationsView_7719a3e837ac3b893e16fdebe9187556 } from '../../../admin/translations/translations-view.tsx'
import { TermsView as TermsView_aff3417916ff3b03c38875af6d13829c } from '../../../admin/terms/terms-view.tsx'
import { FilesView as FilesView_01de17a1547935330560795c25e9f1be } from '../../../admin/translation-files/files-view.tsx'
import { SearchesView as SearchesView_c1f940d47c112672adf45f1fe83b7561 } from '../../../admin/searches/searches-view.tsx'
import { NewProductView as NewProductView_8197b7f40e77a86fff579c7a63ca37ed } from '../../../admin/new-product/new-product-view.tsx'
import { ReferencesView as ReferencesView_4b6722cf1ec96c4a618e0d385dd52a3c } from '../../../admin/cross-references/references-view.tsx'
import { SheetsView as SheetsView_9910b0f093cb95737da139b440d0cf87 } from '../../../admin/sheets/sheets-view.tsx'
import { ReleasesView as ReleasesView_73aab2b108f58ba052be378f746880f0 } from '../../../admin/releases/releases-view.tsx'
import { StructureView as StructureView_f226627bce07fb3f07ffd03b036a6279 } from '../../../admin/structure/structure-view.tsx'
import { LimitsView as LimitsView_356dd81191f954bbf65dbf148221bd54 } from '../../../admin/limits/limits-view.tsx'
import { BulkFilesView as BulkFilesView_6f08fa23f42951aa26778d08e891a8c4 } from '../../../admin/bulk-files/bulk-files-view.tsx'
import { GridView as GridView_f1f02a01bf4c87470a6c0b601e37fc57 } from '../../../admin/grid/pages/choice/grid-view.tsx'
import { HistoryView as HistoryView_3740b9bda68e9b98a94995065cf03ee3 } from '../../../admin/history/history-view.tsx'
import { WebhooksView as WebhooksView_93c8022a20735aceed7e40b24f97bb2d } from '../../../admin/webhooks/webhooks-view.tsx'
import { ApiKeysView as ApiKeysView_75376cd7adef8be280d3c9a3c58d8bc4 } from '../../../admin/api-keys/api-keys-view.tsx'
import { SettingsView as SettingsView_df7f6ee251f47599a79879ac178cd7aa } from '../../../admin/shell/settings-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/fields/unprinted-signs-field.tsx#UnprintedSigns": UnprintedSigns_bee73970a33df12c00f2bb961f030595,
  "/admin/relations/lazy-relation-field.tsx#LazyRelationField": LazyRelationField_aabaea6cb2a354075b938626f0274944,
  "/admin/grid/pages/table/lazy-product-grids.tsx#LazyMisfitValues": LazyMisfitValues_1c40e8d7a2a3dc192d262781c5d14375,
  "/admin/grid/pages/table/lazy-product-grids.tsx#LazyVariantsGrid": LazyVariantsGrid_1c40e8d7a2a3dc192d262781c5d14375,
  "/admin/fields/lazy-curves-field.tsx#LazyCurvesField": LazyCurvesField_2f972307b6c9480601d259b7b92de16e,
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
  "/admin/grid/pages/table/lazy-product-grids.tsx#LazyToolingGrid": LazyToolingGrid_1c40e8d7a2a3dc192d262781c5d14375,
  "/admin/relations/lazy-document-uploads.tsx#LazyDocumentUploads": LazyDocumentUploads_81f28b986a4421a3490b749f9682d325,
  "/admin/fields/date-cell.tsx#DateCell": DateCell_48ea366589513da4bb5b8989287c3e66,
  "/admin/fields/date-field.tsx#DateField": DateField_4d01992af01ffff8a2f4ee4c1991218a,
  "/admin/editor/editor-slots.tsx#Sections": Sections_f43c256953840933218a3e526b2e66c1,
  "/admin/languages/status-cell.tsx#StatusCell": StatusCell_0cf4108a196a1c2a3121c34e88ca513e,
  "/admin/panel/own-view-links.tsx#ProductLinks": ProductLinks_f482e2bb1bd4470b25ebbf105134b83f,
  "/admin/panel/form-watch.tsx#FormWatch": FormWatch_db8874f171456e448c88a263eb7b1db4,
  "/admin/panel/history-link.tsx#HistoryLink": HistoryLink_91926697e989c94a31f7174fdd6f4f64,
  "/admin/completeness/work-strip.tsx#WorkStrip": WorkStrip_ed614e267bae62b5a35730f249e592eb,
  "/admin/editor/editor-slots.tsx#VersionsItem": VersionsItem_f43c256953840933218a3e526b2e66c1,
  "/admin/new-product/duplicate-item.tsx#DuplicateItem": DuplicateItem_78c7f685ad5ca79dc532d1e13bdbdf88,
  "/admin/editor/editor-slots.tsx#NoButton": NoButton_f43c256953840933218a3e526b2e66c1,
  "/admin/editor/editor-slots.tsx#EditorBar": EditorBar_f43c256953840933218a3e526b2e66c1,
  "/admin/editor/editor-slots.tsx#EditorHead": EditorHead_f43c256953840933218a3e526b2e66c1,
  "/admin/editor/editor-slots.tsx#EditorView": EditorView_f43c256953840933218a3e526b2e66c1,
  "/admin/editor/editor-slots.tsx#SitePreview": SitePreview_f43c256953840933218a3e526b2e66c1,
  "/admin/lists/list-view.tsx#ListView": ListView_2eb82f45de57f50da2b670d2ecc59296,
  "/admin/fields/owner-cell.tsx#OwnerCell": OwnerCell_536e6cf2dfa89917de2cf405f1690be7,
  "/admin/list-actions/owner-field.tsx#OwnerField": OwnerField_c63dbbf77b79b5600c129b9277ab56e8,
  "/admin/languages/document-status.tsx#DocumentStatus": DocumentStatus_879291dc7cc2af6301db51cb8bdd3171,
  "/admin/structure/attribute-links.tsx#AttributeLinks": AttributeLinks_c696066818167e43ba6cb12dcd54ae88,
  "/admin/fields/lazy-unit-field.tsx#LazyUnitField": LazyUnitField_bce19321de306794e319282987a95910,
  "/admin/fields/lazy-other-field.tsx#LazyOtherField": LazyOtherField_4155f0a6a4f26e739f169b39acfcdbe8,
  "/admin/limits/lazy-limits.tsx#LazyLimitsLink": LazyLimitsLink_af8cd4fb1724c4960448c9f2bb255f56,
  "/admin/grid/pages/table/lazy-references-grid.tsx#LazyReferencesGrid": LazyReferencesGrid_6a71bd188c31de0212b92f534e617dba,
  "/schema/lifecycle/redirect-note.tsx#RedirectNote": RedirectNote_d44e073465e7e19270d93b5934a84d2c,
  "/admin/filters/lazy-block-fields.tsx#LazyBlockList": LazyBlockList_e2341aef82d13c2a7d97dd44e6a0d137,
  "/admin/fields/lazy-row-labels.tsx#LazyBlockLabel": LazyBlockLabel_cbae8d4b25ad8865b892f03448daed87,
  "/admin/terms/lazy-words-field.tsx#LazyWordsField": LazyWordsField_44bc0fcfad6285d6493633bd96a653c3,
  "/admin/terms/lazy-words-field.tsx#LazyTermSearches": LazyTermSearches_44bc0fcfad6285d6493633bd96a653c3,
  "/admin/list-actions/lazy-actions.tsx#LazyDecisions": LazyDecisions_1fd164c24f0e3572dcbb3b0e4d669381,
  "/admin/inbox/answer-link.tsx#AnswerLink": AnswerLink_e8b37f537d864cdd4365d1b51594e249,
  "/admin/inbox/attachments-field.tsx#AttachmentsField": AttachmentsField_0ee36d39b834b1cea89d443941f4991b,
  "/admin/inbox/export-links.tsx#ExportLinks": ExportLinks_f795e9a5420c27db2a5a8ad1c60b0e8c,
  "/admin/inbox/cv-link.tsx#CvLink": CvLink_c7ce375ce0f0bdc894fdcefb5a1f1439,
  "/admin/list-actions/request-actions.tsx#RequestActions": RequestActions_2b42a557d3157fd43da8f1cc8099875b,
  "/admin/fields/searched-text-field.tsx#SearchedTextField": SearchedTextField_1a58420189adfdacedb9e682ac5ab158,
  "/admin/list-actions/lazy-actions.tsx#LazySendAgain": LazySendAgain_1fd164c24f0e3572dcbb3b0e4d669381,
  "/admin/mail-texts/lazy-mail-texts.tsx#LazyMailField": LazyMailField_16d30d1de14f185e66a25afab59caa69,
  "/admin/mail-texts/mail-list-view.tsx#MailListView": MailListView_3e295bcfe843d327465d559d965c6730,
  "/admin/fields/current-password.tsx#CurrentPassword": CurrentPassword_b53f431185132473a2c1928b3ce47902,
  "/admin/fields/lazy-appearance-fields.tsx#LazyLogoField": LazyLogoField_b1e5d3dacd92962dcdd8948385a99f15,
  "/admin/fields/lazy-appearance-fields.tsx#LazyColorField": LazyColorField_b1e5d3dacd92962dcdd8948385a99f15,
  "/admin/site-switches/lazy-switch-fields.tsx#LazyEnvironmentField": LazyEnvironmentField_a2ea2101037eb9a144ebae608789d53b,
  "/admin/site-switches/lazy-switch-fields.tsx#LazyMaintenanceField": LazyMaintenanceField_a2ea2101037eb9a144ebae608789d53b,
  "/admin/fields/lazy-row-labels.tsx#LazyMenuLabel": LazyMenuLabel_cbae8d4b25ad8865b892f03448daed87,
  "/admin/completeness/rules-field.tsx#RulesField": RulesField_b4f6073e7c33d52f767fd8454abea95d,
  "/admin/shell/navigation.tsx#Navigation": Navigation_4f2f58c6539abfaa4333d47d98ed857b,
  "/admin/look/brand.tsx#StartLink": StartLink_55a5c3c0f774543360befe7bb0650865,
  "/admin/look/brand.tsx#BrandLogo": BrandLogo_55a5c3c0f774543360befe7bb0650865,
  "/admin/look/narrow-selectors.tsx#NarrowSelectors": NarrowSelectors_b0673ee2898ab2632e97b3df27bcd686,
  "/admin/panel/save-guard.tsx#SaveGuard": SaveGuard_8edfdec38806d52a90377e78ada2e70c,
  "/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "/admin/inbox/inbox-view.tsx#InboxView": InboxView_33c200ee04bb92a45e26b25086e07c69,
  "/admin/translations/translations-view.tsx#TranslationsView": TranslationsView_7719a3e837ac3b893e16fdebe9187556,
  "/admin/terms/terms-view.tsx#TermsView": TermsView_aff3417916ff3b03c38875af6d13829c,
  "/admin/translation-files/files-view.tsx#FilesView": FilesView_01de17a1547935330560795c25e9f1be,
  "/admin/searches/searches-view.tsx#SearchesView": SearchesView_c1f940d47c112672adf45f1fe83b7561,
  "/admin/new-product/new-product-view.tsx#NewProductView": NewProductView_8197b7f40e77a86fff579c7a63ca37ed,
  "/admin/cross-references/references-view.tsx#ReferencesView": ReferencesView_4b6722cf1ec96c4a618e0d385dd52a3c,
  "/admin/sheets/sheets-view.tsx#SheetsView": SheetsView_9910b0f093cb95737da139b440d0cf87,
  "/admin/releases/releases-view.tsx#ReleasesView": ReleasesView_73aab2b108f58ba052be378f746880f0,
  "/admin/structure/structure-view.tsx#StructureView": StructureView_f226627bce07fb3f07ffd03b036a6279,
  "/admin/limits/limits-view.tsx#LimitsView": LimitsView_356dd81191f954bbf65dbf148221bd54,
  "/admin/bulk-files/bulk-files-view.tsx#BulkFilesView": BulkFilesView_6f08fa23f42951aa26778d08e891a8c4,
  "/admin/grid/pages/choice/grid-view.tsx#GridView": GridView_f1f02a01bf4c87470a6c0b601e37fc57,
  "/admin/history/history-view.tsx#HistoryView": HistoryView_3740b9bda68e9b98a94995065cf03ee3,
  "/admin/webhooks/webhooks-view.tsx#WebhooksView": WebhooksView_93c8022a20735aceed7e40b24f97bb2d,
  "/admin/api-keys/api-keys-view.tsx#ApiKeysView": ApiKeysView_75376cd7adef8be280d3c9a3c58d8bc4,
  "/admin/shell/settings-view.tsx#SettingsView": SettingsView_df7f6ee251f47599a79879ac178cd7aa,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
