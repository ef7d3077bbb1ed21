import { label } from '#src/platform/labels.ts'

export const panelWords = {
  offline: label(
    'Sem conexão com o servidor: nada foi salvo. O que você escreveu continua aqui; salve de novo quando a conexão voltar.',
    'No connection to the server: nothing was saved. What you wrote is still here; save again when the connection is back.',
    'Sin conexión con el servidor: no se guardó nada. Lo que escribió sigue aquí; guarde de nuevo cuando vuelva la conexión.',
  ),
  close: label('Fechar', 'Close', 'Cerrar'),
  cancel: label('Cancelar', 'Cancel', 'Cancelar'),
  logInTitle: label('Sua sessão terminou', 'Your session has ended', 'Su sesión terminó'),
  logInHint: label(
    'Entre de novo para continuar. O que você escreveu continua aqui.',
    'Log in again to continue. What you wrote is still here.',
    'Ingrese de nuevo para continuar. Lo que escribió sigue aquí.',
  ),
  email: label('E-mail', 'E-mail', 'Correo'),
  password: label('Senha', 'Password', 'Contraseña'),
  logIn: label('Entrar', 'Log in', 'Ingresar'),
  logInFailed: label(
    'E-mail ou senha não conferem.',
    'E-mail or password do not match.',
    'El correo o la contraseña no coinciden.',
  ),
  localeTitle: label('Há texto não salvo', 'There is unsaved text', 'Hay texto sin guardar'),
  localeHint: label(
    'Ao trocar de idioma sem salvar, o que você escreveu se perde.',
    'If you switch languages without saving, what you wrote is lost.',
    'Si cambia de idioma sin guardar, se pierde lo que escribió.',
  ),
  stay: label('Ficar e salvar antes', 'Stay and save first', 'Quedarse y guardar antes'),
  discard: label('Trocar sem salvar', 'Switch without saving', 'Cambiar sin guardar'),
  staleTitle: label(
    'Um colega salvou este documento',
    'A colleague saved this document',
    'Un colega guardó este documento',
  ),
  staleHint: label(
    'Ele mudou depois que você o abriu. Nada foi salvo ainda: escolha o que fica.',
    'It changed after you opened it. Nothing is saved yet: choose what stays.',
    'Cambió después de que usted lo abrió. Aún no se guardó nada: elija qué queda.',
  ),
  field: label('Campo', 'Field', 'Campo'),
  mine: label('O seu', 'Yours', 'El suyo'),
  theirs: label('O do colega', 'The colleague’s', 'El del colega'),
  takeBoth: label('Salvar as duas mudanças', 'Save both changes', 'Guardar los dos cambios'),
  takeMine: label('Salvar só as minhas', 'Save only mine', 'Guardar solo los míos'),
  takeTheirs: label(
    'Ficar com as do colega',
    'Keep the colleague’s',
    'Quedarse con los del colega',
  ),
  usedTitle: label('Em uso', 'In use', 'En uso'),
  nothing: label('(vazio)', '(empty)', '(vacío)'),
  rows: label('linhas', 'rows', 'filas'),
}
