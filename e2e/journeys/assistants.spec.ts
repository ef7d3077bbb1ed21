/** @reading @assistants */
import { expect } from '@playwright/test'
import * as answers from '../assistant-answers.ts'
import type { Kind } from '../assistant-answers.ts'
import * as refusals from '../assistant-refusals.ts'
import { askAssistant, factsIn, localeOf } from '../assistants.ts'
import { unwatchedTest as test } from '../reused-page.ts'

// in one worker: what the questions are about is read once in each locale
test.describe.configure({ mode: 'default' })

/** Questions as readers ask them; the last ten have no answer. */
const questions: readonly (readonly [language: string, question: string, kind: Kind])[] = [
  ['pt', 'Qual é a seção deste código?', answers.value],
  ['en', 'What size is this part number?', answers.value],
  ['en', 'Is this part still made, and what replaces it?', answers.state],
  ['es', '¿Todavía se fabrica este código?', answers.state],
  ['es', '¿Qué código tiene este GTIN y cuántos hay en un paquete?', answers.gtin],
  ['pt', 'De que código é este código de barras?', answers.gtin],
  ['pt', 'Onde está a ficha técnica?', answers.sheet],
  ['en', 'Where is the data sheet?', answers.sheet],
  ['en', 'Is there a CAD model of this part?', answers.cad],
  ['es', '¿Hay un modelo 3D de este código?', answers.cad],
  ['es', '¿Qué códigos están entre estos valores?', answers.range],
  ['pt', 'Quais códigos ficam entre estes valores?', answers.range],
  ['pt', 'Quais códigos têm este valor, dito em outra unidade?', answers.converted],
  ['en', 'Which part numbers have this value, stated in a larger unit?', answers.converted],
  ['en', 'Which part numbers are of this material or version?', answers.choice],
  ['es', '¿Qué códigos son de este material o versión?', answers.choice],
  ['es', '¿Con qué matriz y herramienta se aplica?', answers.tooling],
  ['pt', 'Com que matriz e ferramenta se aplica?', answers.tooling],
  ['pt', 'Que códigos esta matriz aplica?', answers.serves],
  ['en', 'What is this die for?', answers.serves],
  ['en', 'What do you have in place of this other maker’s number?', answers.equivalent],
  ['es', '¿Qué equivale a este número de otro fabricante?', answers.equivalent],
  ['es', '¿Están bien los códigos de mi lista?', answers.list],
  ['pt', 'A minha lista está certa?', answers.list],
  ['pt', 'Onde compro este código?', answers.buy],
  ['en', 'Who sells this part?', answers.buy],
  ['en', 'How is it installed, and of when is the text?', answers.publication],
  ['es', '¿Cómo se instala?', answers.publication],
  ['es', '¿Tienen este producto?', answers.search],
  ['pt', 'Vocês têm este produto?', answers.search],
  ['pt', 'Qual é o valor de um código que não existe?', refusals.unknownPart('get_part_number')],
  ['en', 'What is behind a bar code that is not yours?', refusals.unknownGtin],
  ['es', '¿Con qué se aplica un código que no existe?', refusals.unknownPart('find_tooling')],
  ['pt', 'O que equivale a um número que ninguém comparou?', refusals.unknownNumber],
  ['en', 'What is a value that is not stated?', refusals.notStated],
  ['es', '¿Con qué herramienta se aplica lo que no la tiene?', refusals.noTooling],
  ['pt', 'Há um código muito maior que todos?', refusals.beyond],
  ['en', 'Which part number is for 4 AWG?', refusals.gauge],
  ['en', 'Do you have something that you do not make?', refusals.nonsense],
  ['es', '¿Qué dice un texto que no existe?', refusals.noPublication],
]

for (const [language, question, { tool, ask }] of questions)
  test(`${question} (${tool}, ${language})`, async () => {
    const locale = localeOf(language)
    const { input, expected, further } = await ask(await factsIn(locale))
    const result = await askAssistant(tool, input, locale)
    if (expected instanceof RegExp) return expect(result.refusal).toMatch(expected)
    expect(result.refusal).toBeUndefined()
    expect(result.data).toMatchObject(expected)
    expect(result.data['date']).toMatch(/^\d{4}-\d\d-\d\d$/)
    await further?.(result)
  })

test('has a table of forty questions in three languages, ten without an answer', () => {
  const byLanguage = Map.groupBy(questions, ([language]) => language)
  expect(questions).toHaveLength(40)
  expect([...byLanguage.keys()].toSorted()).toEqual(['en', 'es', 'pt'])
})
