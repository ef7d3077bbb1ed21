import { dateTimeText } from '#src/platform/dates.ts'

/**
 * Corrections of Payload's Portuguese and Spanish texts: untranslated English, wrong terms and
 * wrong gender agreement ("Notícia criado").
 */
export const translations = {
  pt: {
    authentication: {
      login: 'Entrar',
      logOut: 'Sair',
      logout: 'Sair',
      loggedOutSuccessfully: 'Você saiu.',
    },
    general: {
      aboutToTrashCount: 'Você está prestes a mover {{count}} {{label}} para a lixeira',
      addBelow: 'Adicionar abaixo',
      all: 'Tudo:',
      allLocales: 'Todos os idiomas',
      clear: 'Limpar',
      createNew: 'Criar',
      createNewLabel: 'Criar: {{label}}',
      creatingNewLabel: 'Criação: {{label}}',
      documentIsTrashed: 'Na lixeira, somente para leitura: {{label}}.',
      email: 'E-mail',
      emailAddress: 'Endereço de e-mail',
      emptyTrash: 'Esvaziar a lixeira',
      emptyTrashLabel: 'Esvaziar a lixeira: {{label}}',
      fallbackToDefaultLocale: 'Usar o idioma padrão',
      locale: 'Idioma',
      locales: 'Idiomas',
      menu: 'Menu',
      newLabel: 'Criar: {{label}}',
      noLabel: '— sem {{label}} —',
      noResults:
        'Nada encontrado em {{label}}: ou nada existe ainda, ou nada corresponde aos filtros acima.',
      noTrashResults: 'A lixeira está vazia: {{label}}.',
      overwriteExistingData: 'Substituir os textos que já existem',
      payloadSettings: 'Preferências do painel',
      restoring: 'Restaurando...',
      selectAll: 'Selecionar tudo: {{count}} {{label}}',
      selectedCount: 'Seleção: {{count}} {{label}}',
      showAllLabel: 'Mostrar tudo: {{label}}',
      successfullyCreated: 'Criação concluída: {{label}}.',
      successfullyDuplicated: 'Cópia concluída: {{label}}.',
      time: 'Hora',
      titleDeleted: 'Exclusão concluída: {{label}} {{title}}.',
      titleRestored: 'Restauração concluída: {{label}} “{{title}}”.',
      titleTrashed: 'Na lixeira: {{label}} “{{title}}”.',
      trash: 'Lixeira',
      trashedCountSuccessfully: 'Na lixeira: {{count}} {{label}}.',
      deletedCountSuccessfully: 'Exclusão concluída: {{count}} {{label}}.',
      permanentlyDeletedCountSuccessfully: 'Exclusão definitiva concluída: {{count}} {{label}}.',
      restoredCountSuccessfully: 'Restauração concluída: {{count}} {{label}}.',
      updatedCountSuccessfully: 'Alterações salvas: {{count}} {{label}}.',
      updatedLabelSuccessfully: 'Alterações salvas: {{label}}.',
    },
    localization: {
      cannotCopySameLocale: 'Não é possível copiar para o mesmo idioma',
      copyToLocale: 'Copiar para outro idioma',
      localeToPublish: 'Idioma para publicar',
      selectedLocales: 'Idiomas selecionados',
      selectLocaleToCopy: 'Escolha o idioma que recebe os textos',
      selectLocaleToDuplicate: 'Escolha os idiomas para duplicar',
    },
    upload: { bulkUpload: 'Enviar vários', crop: 'Recortar' },
    validation: {
      longerThanMin: 'Esse valor deve ter no mínimo {{minLength}} caracteres.',
      requiresAtLeast: 'Esse campo requer pelo menos {{count}} {{label}}.',
      requiresNoMoreThan: 'Esse campo aceita no máximo {{count}} {{label}}.',
    },
    version: {
      noRowsSelected: 'Nada selecionado: {{label}}.',
      publishAllLocales: 'Publicar em todos os idiomas',
      selectLocales: 'Escolha os idiomas para exibir',
      showLocales: 'Idiomas:',
      unpublishedSuccessfully: 'Despublicação concluída.',
      viewingVersionGlobal: 'Visualizando versão: {{entityLabel}}',
      viewingVersionsGlobal: 'Visualizando versões: {{entityLabel}}',
    },
  },
  es: {
    general: {
      all: 'Todo:',
      emptyTrashLabel: 'Vaciar la papelera: {{label}}',
      noLabel: '— sin {{label}} —',
      payloadSettings: 'Preferencias del panel',
      successfullyCreated: 'Creación completada: {{label}}.',
      successfullyDuplicated: 'Copia completada: {{label}}.',
      titleDeleted: 'Eliminación completada: {{label}} {{title}}.',
      titleRestored: 'Restauración completada: {{label}} «{{title}}».',
      titleTrashed: 'En la papelera: {{label}} «{{title}}».',
      trash: 'Papelera',
      trashedCountSuccessfully: 'En la papelera: {{count}} {{label}}.',
      deletedCountSuccessfully: 'Eliminación completada: {{count}} {{label}}.',
      permanentlyDeletedCountSuccessfully:
        'Eliminación definitiva completada: {{count}} {{label}}.',
      restoredCountSuccessfully: 'Restauración completada: {{count}} {{label}}.',
      updatedCountSuccessfully: 'Cambios guardados: {{count}} {{label}}.',
      updatedLabelSuccessfully: 'Cambios guardados: {{label}}.',
    },
    version: { unpublishedSuccessfully: 'Despublicación completada.' },
  },
  en: {
    general: { noLabel: '— no {{label}} —', payloadSettings: 'Panel preferences' },
  },
}

/** Patterns of the English texts that Payload 3.90 hard-codes in its components. */
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
  { pattern: /^Time$/, pt: 'Hora', es: 'Hora' },
  { pattern: /^Rows$/, pt: 'Linhas', es: 'Filas' },
  { pattern: /^Columns$/, pt: 'Colunas', es: 'Columnas' },
  {
    pattern: /^Failed to fetch$/,
    pt: 'Sem conexão com o servidor.',
    es: 'Sin conexión con el servidor.',
  },
]

/** Format of the time in Payload's notice of a locked document, in the browser's time zone. */
const lockTime = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M$/

/** Translation of a hard-coded text of Payload; undefined for an unknown text. */
export function translated(text: string, language: string): string | undefined {
  if (lockTime.test(text.trim()))
    return dateTimeText(new Date(text.trim().replace(/\s/g, ' ')).toISOString(), language)
  if (language !== 'pt' && language !== 'es') return undefined
  const found = hardCoded.find(({ pattern }) => pattern.test(text.trim()))
  return found && text.trim().replace(found.pattern, found[language])
}
