import { gtinKey, isGtin } from '@vitrine/contract/gtin'
import { label, words } from '#src/platform/labels.ts'
import type { CellError, Declared } from './declaration.ts'
import { normalisePartNumber } from './part-number.ts'

const messages = {
  partNumber: label('Informe o código.', 'Enter the part number.', 'Indique el código.'),
  characters: label(
    'O código precisa de letras ou números.',
    'The part number needs letters or digits.',
    'El código necesita letras o números.',
  ),
  repeated: label(
    'Este código já está em outra linha.',
    'This part number is in another row too.',
    'Este código ya está en otra fila.',
  ),
  number: label('Informe um número.', 'Enter a number.', 'Indique un número.'),
  decimals: label(
    'Casas decimais demais: no máximo ',
    'Too many decimals: at most ',
    'Demasiados decimales: como máximo ',
  ),
  range: label(
    'Informe uma faixa, como 10–16, do menor ao maior.',
    'Enter a range, like 10–16, from least to greatest.',
    'Indique un rango, como 10–16, de menor a mayor.',
  ),
  choice: label('Escolha uma das opções: ', 'Choose one of: ', 'Elija una de las opciones: '),
  boolean: label('Responda sim ou não.', 'Answer yes or no.', 'Responda sí o no.'),
  text: label(
    'Informe um texto de até 200 caracteres.',
    'Enter a text of up to 200 characters.',
    'Indique un texto de hasta 200 caracteres.',
  ),
  gtin: label(
    'O GTIN tem 8, 12, 13 ou 14 dígitos, e o último confere os outros.',
    'A GTIN has 8, 12, 13 or 14 digits, and the last checks the others.',
    'El GTIN tiene 8, 12, 13 o 14 dígitos, y el último verifica los demás.',
  ),
  stranger: label(
    'A subcategoria não declara este atributo.',
    'The subcategory does not declare this attribute.',
    'La subcategoría no declara este atributo.',
  ),
  shape: label(
    'As variantes não estão no formato esperado.',
    'The variants do not have the expected shape.',
    'Las variantes no tienen el formato esperado.',
  ),
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFinite = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

function tooPrecise(value: number, decimals: number | null): boolean {
  return decimals !== null && Math.abs(value - Number(value.toFixed(decimals))) > 1e-9
}

/** Error message of a value in `language`; undefined for a valid or empty value. */
export function checkValue(
  value: unknown,
  declared: Declared,
  language: string,
): string | undefined {
  if (value === null || value === undefined) return undefined
  const numbers =
    declared.type === 'number'
      ? [value]
      : declared.type === 'range' && Array.isArray(value) && value.length === 2
        ? value
        : undefined
  switch (declared.type) {
    case 'number':
      if (!isFinite(value)) return words(messages.number, language)
      break
    case 'range':
      if (
        !Array.isArray(value) ||
        value.length !== 2 ||
        !isFinite(value[0]) ||
        !isFinite(value[1]) ||
        value[0] > value[1]
      )
        return words(messages.range, language)
      break
    case 'choice':
      if (!declared.choices.some((choice) => choice.value === value))
        return (
          words(messages.choice, language) +
          declared.choices.map((choice) => choice.label).join(', ')
        )
      break
    case 'boolean':
      return typeof value === 'boolean' ? undefined : words(messages.boolean, language)
    case 'text':
      if (typeof value !== 'string' || value.length > 200) return words(messages.text, language)
      return declared.key === gtinKey && !isGtin(value) ? words(messages.gtin, language) : undefined
  }
  if (numbers?.some((part) => isFinite(part) && tooPrecise(part, declared.decimals)))
    return `${words(messages.decimals, language)}${declared.decimals}.`
  return undefined
}

/** Errors of all cells of a product's variants; the same check runs in the grid and on publish. */
export function checkVariants(
  variants: unknown,
  attributes: readonly Declared[],
  language: string,
): CellError[] {
  if (!Array.isArray(variants))
    return variants === null || variants === undefined
      ? []
      : [{ row: 0, key: 'part_number', message: words(messages.shape, language) }]
  const errors: CellError[] = []
  const seen = new Map<string, number>()
  variants.forEach((variant: unknown, row) => {
    if (
      !isRecord(variant) ||
      !isRecord(variant['values']) ||
      Object.keys(variant).some((name) => name !== 'part_number' && name !== 'values')
    ) {
      errors.push({ row, key: 'part_number', message: words(messages.shape, language) })
      return
    }
    const partNumber =
      typeof variant['part_number'] === 'string' ? variant['part_number'].trim() : ''
    const normalised = normalisePartNumber(partNumber)
    if (partNumber === '')
      errors.push({ row, key: 'part_number', message: words(messages.partNumber, language) })
    else if (normalised === '' || partNumber.length > 60)
      errors.push({ row, key: 'part_number', message: words(messages.characters, language) })
    else if (seen.has(normalised))
      errors.push({ row, key: 'part_number', message: words(messages.repeated, language) })
    else seen.set(normalised, row)
    for (const [key, value] of Object.entries(variant['values'])) {
      const declared = attributes.find((attribute) => attribute.key === key)
      const message = declared
        ? checkValue(value, declared, language)
        : value === null
          ? undefined
          : words(messages.stranger, language)
      if (message !== undefined) errors.push({ row, key, message })
    }
  })
  return errors
}
