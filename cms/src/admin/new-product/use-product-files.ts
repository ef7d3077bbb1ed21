import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { digestOf } from '#src/admin/bulk-files/digest-file.ts'
import { uploadFile } from '#src/admin/bulk-files/upload-file.ts'
import { call } from '#src/admin/panel/call.ts'
import type { ComparedFile } from '#src/content/media/bulk/bulk-shapes.ts'
import { pictureViews } from '#src/content/media/bulk/file-words.ts'
import { NameIndex } from '#src/content/media/bulk/name-index.ts'
import { readName } from '#src/content/media/bulk/read-name.ts'
import type { TextByLocale } from '#src/content/media/bulk/proposed-texts.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { textsOfFile } from './product-draft.ts'
import type { DraftFile, ProductDraft } from './product-draft.ts'
import type { ChangeDraft } from './use-product-draft.ts'

const labels = labelsOf(bulkFilesTexts)

/** Pause after the last change of a text, after which files are stored with it, ms. */
const pauseMs = 1500

/** Names by which files name the new product. */
const indexOf = ({ family, title, parts }: ProductDraft): NameIndex =>
  new NameIndex([
    {
      id: 0,
      family,
      titles: Object.values(title),
      slugs: [],
      parts: parts.map((part) => ({ number: part.part_number, gtin: null })),
    },
  ])

/** File of a comparison: the stored one with the same content, or a new one. */
function fileOf(
  key: string,
  { read, collection, equal, refusal }: ComparedFile,
  index: NameIndex,
): DraftFile {
  const own = readName(read.name, index)
  const isNamed = own.certainty === 'sure' || own.certainty === 'likely'
  return {
    key,
    collection: equal?.collection ?? collection ?? 'files',
    name: read.name,
    id: equal?.id ?? null,
    isLinked: equal !== null,
    way: refusal !== null ? null : equal ? 'content' : isNamed ? 'name' : null,
    view: own.view,
    kind: own.kind,
    language: own.language,
    thumbnail: equal?.thumbnail ?? null,
    problem: refusal ?? '',
  }
}

/** Pictures by view, the front first; others keep their order. */
const inOrder = (files: readonly DraftFile[]): DraftFile[] => {
  const placeOf = ({ view }: DraftFile): number =>
    view === null ? pictureViews.length : pictureViews.indexOf(view)
  return files.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Language and text with which a file is stored; without a title its name, until the product is saved. */
function firstText(file: DraftFile, title: TextByLocale) {
  const texts = textsOfFile(file, title)
  const locale = localeCodes.find((code) => texts[code])
  return locale === undefined
    ? { locale: defaultLocale, text: file.name.replace(/\.[^.]*$/, '') || file.name }
    : { locale, text: texts[locale] ?? '' }
}

/** True for a file that can be stored. */
const isReady = (file: DraftFile): boolean =>
  file.id === null &&
  file.way !== null &&
  file.problem === '' &&
  (file.collection === 'media' || file.kind !== null)

/** Files of the draft: compared when they are given, and stored after a pause, so that a reload keeps them. */
export function useProductFiles(draft: ProductDraft, change: ChangeDraft, language: string) {
  const [given] = useState(() => new Map<string, File>())
  const sending = useRef(new Set<string>())
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  const { files, title } = draft
  const edit = (key: string, changed: Partial<DraftFile>): void =>
    change((former) => ({
      ...former,
      files: inOrder(
        former.files.map((file) => (file.key === key ? { ...file, ...changed } : file)),
      ),
    }))
  const store = async (file: DraftFile): Promise<void> => {
    const content = given.get(file.key)
    if (!content || sending.current.has(file.key)) return
    sending.current.add(file.key)
    const { locale, text } = firstText(file, title)
    const data =
      file.collection === 'media'
        ? { alt: text }
        : { title: text, kind: file.kind, language: file.language }
    const options = { data, locale, language }
    const { data: stored, message } = await uploadFile({ ...file, file: content }, options)
    sending.current.delete(file.key)
    if (stored) edit(file.key, { id: stored.doc.id })
    else
      edit(file.key, {
        problem: message ?? textOf(labels.refusals.failed({ name: file.name }), language),
      })
  }
  const storeReady = useEffectEvent((): Promise<unknown> =>
    Promise.all(files.filter(isReady).map(store)),
  )
  const ready = useMemo(() => JSON.stringify(files.filter(isReady).map(({ key }) => key)), [files])
  useEffect(() => {
    if (ready === '[]') return undefined
    const timer = setTimeout(() => void storeReady(), pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a text that is typed on begins the pause again
  }, [ready, title])
  // a file that names nothing yet may name a code that is typed later
  const names = useMemo(
    () => JSON.stringify([draft.family, draft.title, draft.parts.map((part) => part.part_number)]),
    [draft.family, draft.title, draft.parts],
  )
  const matchAgain = useEffectEvent((): void => {
    const index = indexOf(draft)
    for (const file of files) {
      const { certainty, ...own } = readName(file.name, index)
      const isNamed = certainty === 'sure' || certainty === 'likely'
      if (file.way !== null || file.id !== null || file.problem !== '' || !isNamed) continue
      edit(file.key, { way: 'name', view: own.view, kind: own.kind, language: own.language })
    }
  })
  useEffect(() => {
    const timer = setTimeout(matchAgain, pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other names match files again
  }, [names])
  const add = async (added: readonly File[]): Promise<void> => {
    if (isReading || added.length === 0) return
    setReading(true)
    setProblem('')
    const read = await Promise.all(
      added.map(async (file) => ({ file, digest: await digestOf(file) })),
    )
    const body = {
      files: read.map(({ file, digest }) => ({ name: file.name, bytes: file.size, digest })),
    }
    const { data, message } = await call('bulk-files.compare', { body }, { language })
    setReading(false)
    if (!data) return setProblem(message ?? textOf(labels.failed, language))
    const index = indexOf(draft)
    const next = read.flatMap(({ file, digest }, at) => {
      const compared = data.files[at]
      const key = digest || file.name
      given.set(key, file)
      return compared ? [fileOf(key, compared, index)] : []
    })
    change((former) => {
      const known = new Set(former.files.map(({ key }) => key))
      const isNew = ({ key }: DraftFile, at: number): boolean =>
        !known.has(key) && next.findIndex((each) => each.key === key) === at
      return { ...former, files: inOrder([...former.files, ...next.filter(isNew)]) }
    })
  }
  return {
    add,
    edit,
    remove: (key: string): void =>
      change((former) => ({ ...former, files: former.files.filter((file) => file.key !== key) })),
    /** Content of a file that was given to this page. */
    contentOf: (key: string): File | undefined => given.get(key),
    isReading,
    problem,
    /** True if a file would be lost with the page. */
    hasUnstored: files.some(({ id, key }) => id === null && given.has(key)),
  }
}

export type ProductFiles = ReturnType<typeof useProductFiles>
