'use client'

import {
  RenderFields,
  useDocumentDrawerContext,
  useDocumentInfo,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientField, CollapsibleFieldClient, RowFieldClientProps } from 'payload'
import { getFieldPaths } from 'payload/shared'
import { memo, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Lack } from '#src/staff-index/list-shapes.ts'
import { fieldInHash, goToField } from '#src/admin/panel/go-to-field.ts'
import { useTexts } from '#src/platform/language.ts'
import { editorTexts } from '#texts/editor.js'
import { editedFields } from './edited-fields.ts'
import { useEditor, useEditorStore } from './editor-store.ts'
import { EditorWatch } from './editor-watch.tsx'
import { ChangeLine } from './field-changes.tsx'
import { sectionId, SectionIndex, useCurrentSection } from './section-index.tsx'
import type { SectionName } from './section-index.tsx'
import { labelText } from './value-text.ts'
import './sections.css'

/** Delay after which Next has written the URL of a rendered page, ms. */
const addressMs = 400

/** Paths of a section in the form and in the schema, as Payload's `RenderFields` needs them. */
interface Paths {
  indexPath: string
  path: string
  schemaPath: string
}

const isVisible = (field: ClientField): boolean =>
  !('hidden' in field && field.hidden === true) &&
  field.admin?.hidden !== true &&
  !('admin' in field && field.admin && 'disabled' in field.admin && field.admin.disabled === true)

/** Field with its differences to the published document. */
function FieldBlock({
  section,
  at,
  paths,
  isRendered,
}: {
  section: CollapsibleFieldClient
  at: number
  paths: Paths
  isRendered: boolean
}): ReactNode {
  const { docPermissions, hasSavePermission, isTrashed } = useDocumentInfo()
  const { field, own } = useMemo(() => {
    const only = section.fields[at]
    return {
      field: only,
      own: new Set(only === undefined ? [] : editedFields([only]).map(({ path }) => path)),
    }
  }, [section, at])
  const changes = useEditor((state) => state.changes).filter(({ path }) => own.has(path))
  const permissions = docPermissions?.fields
  const readOnly = !hasSavePermission || isTrashed === true
  const rendered = useMemo(
    () => (
      <RenderFields
        // the other fields are replaced by null instead of removed, since Payload numbers paths by
        // index
        fields={section.fields.map((each, index) => (index === at ? each : null)) as ClientField[]}
        forceRender={isRendered}
        margins={false}
        parentIndexPath={paths.indexPath}
        parentPath={paths.path}
        parentSchemaPath={paths.schemaPath}
        permissions={permissions ?? {}}
        readOnly={readOnly}
      />
    ),
    [section, at, isRendered, paths, permissions, readOnly],
  )
  const isSingle = own.size === 1
  return (
    <div
      className="editor-field"
      data-field={[...own].join(' ') || undefined}
      data-notice={field?.type === 'ui' || undefined}
      data-changed={changes.length > 0 || undefined}
    >
      {rendered}
      {changes.map((change) => (
        <ChangeLine key={change.path} change={change} isNamed={!isSingle} />
      ))}
    </div>
  )
}

/** Number of missing facts whose links lead to one of the given fields. */
const countLacks = (lacks: readonly Lack[], paths: readonly string[]): number =>
  lacks.filter(({ href }) => {
    const field = fieldInHash(href.slice(href.indexOf('#')))
    return field !== undefined && paths.includes(field)
  }).length

const Section = memo(function Section({
  section,
  index,
  number,
  place,
  isRendered,
}: {
  section: CollapsibleFieldClient
  index: number
  number: number
  place: Paths
  isRendered: boolean
}): ReactNode {
  const labels = useTexts(editorTexts)
  const { i18n } = useTranslation()
  const id = sectionId(index)
  const paths = useMemo(() => editedFields(section.fields).map((each) => each.path), [section])
  const count = useEditor(({ counts }) =>
    paths.map((path) => counts[path]).find((rows) => rows !== undefined),
  )
  const lacks = useEditor(({ document }) => countLacks(document?.lacks ?? [], paths))
  return (
    <section className="editor-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        <span className="editor-section__number" aria-hidden="true">
          {number}
        </span>
        {labelText(section.label, i18n)}
        {count === undefined ? null : <span className="editor-section__count">{count}</span>}
        {lacks === 0 ? null : (
          <span className="editor-section__lacks">{labels.lacks({ count: lacks })}</span>
        )}
      </h2>
      {isRendered
        ? section.fields.map((field, at) =>
            isVisible(field) ? (
              <FieldBlock
                // the order of the fields never changes
                key={String(at)}
                section={section}
                at={at}
                paths={place}
                isRendered={isRendered}
              />
            ) : null,
          )
        : null}
    </section>
  )
})

/**
 * Renders the sections one after another while the browser is idle; returns the number of sections
 * to render.
 */
function useRenderedSections(count: number): number {
  const isWhole = useEditor((state) => state.isWhole)
  const [rendered, setRendered] = useState(1)
  useEffect(() => {
    if (rendered >= count) return undefined
    const next = () => setRendered((before) => before + 1)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(next, 50)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(next, { timeout: 400 })
    return () => cancelIdleCallback(idle)
  }, [rendered, count])
  return isWhole ? count : rendered
}

/** Sections of a document on one page, with an index. */
export function Sections({
  field,
  indexPath = '',
  path = '',
  schemaPath = '',
}: RowFieldClientProps): ReactNode {
  const labels = useTexts(editorTexts)
  const { i18n } = useTranslation()
  const { drawerSlug } = useDocumentDrawerContext()
  const store = useEditorStore()
  const parts = useMemo(
    () =>
      field.fields.flatMap((section, index) =>
        section.type === 'collapsible' && section.fields.some(isVisible)
          ? [
              {
                section,
                index,
                paths: getFieldPaths({
                  field: section,
                  index,
                  parentIndexPath: indexPath,
                  parentPath: path,
                  parentSchemaPath: schemaPath,
                }) as Paths,
              },
            ]
          : [],
      ),
    [field, indexPath, path, schemaPath],
  )
  const names = parts.map(({ section, index }): SectionName => ({
    index,
    name: labelText(section.label, i18n) ?? '',
    counted: editedFields(section.fields).map((each) => each.path),
  }))
  const rendered = useRenderedSections(parts.length)
  useCurrentSection(names)
  useEffect(() => {
    let followed = ''
    const follow = (): void => {
      const { hash } = window.location
      const wanted = fieldInHash(hash)
      if (wanted === undefined || hash === followed) return
      followed = hash
      void goToField(wanted, () => store.set({ isWhole: true }))
    }
    follow()
    // Next updates the URL only after the page has rendered, and without a `hashchange` event
    const later = setTimeout(follow, addressMs)
    // a field that is named again is opened again
    const followAgain = (): void => {
      followed = ''
      follow()
    }
    window.addEventListener('hashchange', followAgain)
    return () => {
      clearTimeout(later)
      window.removeEventListener('hashchange', followAgain)
    }
  }, [store])
  return (
    <div className="editor-sections">
      <EditorWatch />
      {drawerSlug ? null : <SectionIndex names={names} title={labels.index} />}
      <div className="editor-sections__column">
        {parts.map(({ section, index, paths }, at) => (
          <Section
            key={index}
            section={section}
            index={index}
            number={at + 1}
            place={paths}
            isRendered={at < rendered}
          />
        ))}
      </div>
    </div>
  )
}
