/**
 * What Payload's Portuguese and Spanish say wrongly: English left over, a menu called a bill of
 * fare, and words in the
 * masculine after names of either gender ("Notícia criado").
 */
export const translations = {
  pt: {
    authentication: { logOut: 'Sair', logout: 'Sair', loggedOutSuccessfully: 'Você saiu.' },
    general: {
      menu: 'Menu',
      successfullyCreated: 'Criação concluída: {{label}}.',
      successfullyDuplicated: 'Cópia concluída: {{label}}.',
      titleDeleted: 'Exclusão concluída: {{label}} {{title}}.',
      titleRestored: 'Restauração concluída: {{label}} “{{title}}”.',
      titleTrashed: 'Na lixeira: {{label}} “{{title}}”.',
      trashedCountSuccessfully: 'Na lixeira: {{count}} {{label}}.',
      deletedCountSuccessfully: 'Exclusão concluída: {{count}} {{label}}.',
      permanentlyDeletedCountSuccessfully: 'Exclusão definitiva concluída: {{count}} {{label}}.',
      restoredCountSuccessfully: 'Restauração concluída: {{count}} {{label}}.',
      updatedCountSuccessfully: 'Alterações salvas: {{count}} {{label}}.',
      updatedLabelSuccessfully: 'Alterações salvas: {{label}}.',
    },
    version: { unpublishedSuccessfully: 'Despublicação concluída.' },
  },
  es: {
    general: {
      successfullyCreated: 'Creación completada: {{label}}.',
      successfullyDuplicated: 'Copia completada: {{label}}.',
      titleDeleted: 'Eliminación completada: {{label}} {{title}}.',
      titleRestored: 'Restauración completada: {{label}} «{{title}}».',
      titleTrashed: 'En la papelera: {{label}} «{{title}}».',
      trashedCountSuccessfully: 'En la papelera: {{count}} {{label}}.',
      deletedCountSuccessfully: 'Eliminación completada: {{count}} {{label}}.',
      permanentlyDeletedCountSuccessfully:
        'Eliminación definitiva completada: {{count}} {{label}}.',
      restoredCountSuccessfully: 'Restauración completada: {{count}} {{label}}.',
      updatedCountSuccessfully: 'Cambios guardados: {{count}} {{label}}.',
      updatedLabelSuccessfully: 'Cambios guardados: {{label}}.',
    },
  },
}

/** English that Payload 3.90 writes into its components instead of asking for a translation. */
export const hardCoded: { pattern: RegExp; pt: string; es: string }[] = [
  {
    pattern: /^Successfully saved (\d+) files?$/,
    pt: '$1 arquivos salvos.',
    es: '$1 archivos guardados.',
  },
  {
    pattern: /^Failed to save (\d+) files?$/,
    pt: '$1 arquivos não foram salvos.',
    es: '$1 archivos no se guardaron.',
  },
  { pattern: /^Create Table$/, pt: 'Criar tabela', es: 'Crear tabla' },
  { pattern: /^Table$/, pt: 'Tabela', es: 'Tabla' },
  { pattern: /^Rows$/, pt: 'Linhas', es: 'Filas' },
  { pattern: /^Columns$/, pt: 'Colunas', es: 'Columnas' },
  {
    pattern: /^Failed to fetch$/,
    pt: 'Sem conexão com o servidor.',
    es: 'Sin conexión con el servidor.',
  },
]

/**
 * A text of Payload's components in the language of the panel; nothing where it is no known
 * English.
 */
export function translated(text: string, language: string): string | undefined {
  if (language !== 'pt' && language !== 'es') return undefined
  const found = hardCoded.find(({ pattern }) => pattern.test(text.trim()))
  return found && text.trim().replace(found.pattern, found[language])
}
