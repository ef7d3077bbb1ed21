import type { Field, GlobalConfig } from 'payload'
import { globalAccessOf } from '#src/platform/access/access.ts'
import { globalPermissions } from '#src/platform/access/permissions.ts'
import type { PublicGlobal } from '#src/platform/access/permissions.ts'
import {
  keepGlobalToTranslation,
  translatable,
  translateGlobalAsDraft,
} from '#src/platform/access/translator.ts'
import { globalLanguageHooks } from '#src/publishing/languages/hooks.ts'
import type { Label } from '#src/platform/labels.ts'
import { rowsByLanguage } from '#src/schema/lifecycle/row-texts.ts'
import { previewAddress } from '#src/publishing/preview/address.ts'
import { saveGlobalCopyAsDraft } from '#src/schema/lifecycle/save-copy-as-draft.ts'
import { globalLanguageEndpoints } from '#src/schema/lifecycle/language-endpoints.ts'
import { saveGlobalBesideOthers } from '#src/schema/lifecycle/save-beside-others.ts'
import { globalVersionEndpoints } from '#src/schema/lifecycle/version-endpoints.ts'

export function global(
  slug: PublicGlobal,
  name: Label,
  fields: Field[],
  hooks: Pick<NonNullable<GlobalConfig['hooks']>, 'beforeChange' | 'afterChange'> = {},
): GlobalConfig {
  const drafted = globalPermissions[slug].public === 'published'
  const languages = drafted ? globalLanguageHooks(slug) : undefined
  return {
    slug,
    label: name,
    access: globalAccessOf(slug),
    admin: {
      preview: (_data, { locale }) => previewAddress({ slug, locale }),
      ...(drafted
        ? {
            components: {
              elements: { Status: '/admin/languages/document-status.tsx#DocumentStatus' },
            },
          }
        : {}),
    },
    fields: rowsByLanguage(translatable(fields), { global: slug }),
    versions: {
      max: 50,
      ...(drafted ? { drafts: true } : {}),
    },
    ...(drafted
      ? { endpoints: [...globalVersionEndpoints(slug), ...globalLanguageEndpoints(slug)] }
      : {}),
    hooks: {
      beforeOperation: [
        translateGlobalAsDraft,
        saveGlobalCopyAsDraft,
        saveGlobalBesideOthers,
        ...(languages ? [languages.beforeOperation] : []),
      ],
      beforeValidate: [keepGlobalToTranslation],
      beforeChange: [...(languages ? [languages.beforeChange] : []), ...(hooks.beforeChange ?? [])],
      afterChange: [...(languages ? [languages.afterChange] : []), ...(hooks.afterChange ?? [])],
    },
  }
}
