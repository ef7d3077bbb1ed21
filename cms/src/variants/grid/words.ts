import { label } from '#src/labels.ts'

export const gridWords = {
  title: label('Variantes', 'Variants', 'Variantes'),
  help: label(
    'Cole aqui um trecho do Excel, do LibreOffice ou do Sheets (Ctrl+V). Setas andam, Enter edita, Tab segue, Esc desiste, Delete apaga, Ctrl+Z desfaz.',
    'Paste a piece of Excel, LibreOffice or Sheets here (Ctrl+V). Arrows move, Enter edits, Tab goes on, Esc gives up, Delete clears, Ctrl+Z undoes.',
    'Pegue aquí un trozo de Excel, LibreOffice o Sheets (Ctrl+V). Las flechas mueven, Enter edita, Tab sigue, Esc desiste, Supr borra, Ctrl+Z deshace.',
  ),
  chooseFirst: label('Escolha a subcategoria: ela diz as colunas.', 'Choose the subcategory: it gives the columns.', 'Elija la subcategoría: ella da las columnas.'),
  partNumber: label('Código', 'Part number', 'Código'),
  row: label('Linha', 'Row', 'Fila'),
  add: label('Adicionar linha', 'Add row', 'Agregar fila'),
  remove: label('Remover linha', 'Remove row', 'Quitar fila'),
  up: label('Subir', 'Move up', 'Subir'),
  down: label('Descer', 'Move down', 'Bajar'),
  undo: label('Desfazer', 'Undo', 'Deshacer'),
  copy: label('Copiar tudo', 'Copy all', 'Copiar todo'),
  copied: label('Tabela copiada.', 'Table copied.', 'Tabla copiada.'),
  pasted: label('linhas coladas.', 'rows pasted.', 'filas pegadas.'),
  errors: label('a corrigir antes de publicar:', 'to correct before publishing:', 'por corregir antes de publicar:'),
  rows: label('linhas', 'rows', 'filas'),
}
