import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { dateTimeText } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { stateOf } from '#src/publishing/languages/language-answer.ts'
import { documentState, existsByLanguage } from '#src/publishing/languages/states.ts'
import { fieldsOf, readSeveral } from '#src/publishing/languages/store.ts'
import { readStarts } from '#src/publishing/read-model/waiting-entries.ts'
import { publishingTexts } from '#texts/publishing.js'
import './languages.css'

type State = ReturnType<typeof stateOf>

interface RowState {
  /**
   * Languages by state. If a collection is not published per language, all languages have the same
   * state.
   */
  states: Map<State, Locale[]>
  startsAt: string | undefined
}

const shown: readonly State[] = ['public', 'changed', 'draft']

/** Reads the states of several documents of a collection, by id. */
async function readStates(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<number, RowState>> {
  const fields = fieldsOf(payload, { collection, id: 0 })
  const [documents, starts] = await Promise.all([
    readSeveral(payload, collection, ids),
    readStarts(payload, collection, ids),
  ])
  return new Map(
    [...documents].map(([id, { row, draft }]) => {
      const { languages, isSharedChanged } = documentState(fields, row, draft)
      const isPublic = row['_status'] === 'published'
      const states = new Map<State, Locale[]>()
      for (const language of languages) {
        const state = existsByLanguage(fields, false)
          ? stateOf({
              locale: language.locale,
              title: '',
              public: Number(language.isPublic),
              written: Number(language.isWritten),
              unpublished: Number(language.isChanged || isSharedChanged),
            })
          : !isPublic
            ? 'draft'
            : isSharedChanged || languages.some(({ isChanged }) => isChanged)
              ? 'changed'
              : 'public'
        states.set(state, [...(states.get(state) ?? []), language.locale])
      }
      return [id, { states, startsAt: starts.get(id) }]
    }),
  )
}

/**
 * Batches the reads of a list's cells: all ids that are requested within one tick are read
 * together.
 */
class StateReader {
  #ids = new Set<number>()
  #answer: Promise<Map<number, RowState>> | undefined
  readonly #payload: Payload
  readonly #collection: CollectionSlug

  constructor(payload: Payload, collection: CollectionSlug) {
    this.#payload = payload
    this.#collection = collection
  }

  async read(id: number): Promise<RowState | undefined> {
    this.#ids.add(id)
    this.#answer ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        const ids = [...this.#ids]
        this.#ids = new Set()
        this.#answer = undefined
        readStates(this.#payload, this.#collection, ids).then(resolve, reject)
      })
    })
    return (await this.#answer).get(id)
  }
}

/** Batch reader of a collection; `cache` creates one per server request. */
const readerOf = cache(
  (payload: Payload, collection: CollectionSlug) => new StateReader(payload, collection),
)

/**
 * List cell with the state of each language, in place of Payload's status of the latest version.
 */
export async function StatusCell({
  collectionConfig,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const collection = collectionConfig.slug as CollectionSlug
  const row = await readerOf(payload, collection).read(Number(rowData['id']))
  if (!row) return null
  const labels = textsIn(publishingTexts, i18n.language)
  const say = (state: State): string => labels.states[state]
  const states = shown.flatMap((state) => {
    const languages = row.states.get(state)
    return languages ? [{ state, languages }] : []
  })
  return (
    <ul className="status-cell">
      {states.map(({ state, languages }) => (
        <li key={state} data-state={state}>
          {say(state)}
          {languages.length === localeCodes.length ? null : (
            <small> {languages.map((locale) => locales[locale].abbr).join(', ')}</small>
          )}
        </li>
      ))}
      {row.startsAt === undefined ? null : (
        <li>{labels.startsAt({ time: dateTimeText(row.startsAt, i18n.language) })}</li>
      )}
    </ul>
  )
}
