import type { restricted as br } from '../br/restricted.ts'

export const restricted: typeof br = {
  area: 'Área restringida',
  login: {
    title: 'Área restringida', lead: 'Documentos técnicos y comerciales para quienes venden, especifican e instalan nuestros conectores.',
    email: 'Correo', password: 'Contraseña', submit: 'Ingresar', forgot: 'Olvidé mi contraseña', register: 'Pedir acceso', noAccount: '¿Aún no tiene acceso?',
    again: 'Enviar de nuevo el correo de confirmación',
    reason: (text) => `Motivo: ${text}`,
    changed: 'Contraseña cambiada. Ingrese con la nueva.', left: 'Salió del área restringida.', sentAgain: 'Si hay un registro en espera de confirmación con este correo, el mensaje está en camino.',
  },
  register: {
    title: 'Pedir acceso', lead: 'Complete los datos de su empresa. Nuestro equipo responde por correo.',
    name: 'Nombre completo', company: 'Empresa', country: 'País', taxId: 'CNPJ o registro fiscal', taxIdHint: 'En Brasil, el CNPJ, con o sin puntuación. En otro país, su registro fiscal.',
    profile: 'Perfil', email: 'Correo', phone: 'Teléfono o WhatsApp', phoneHint: 'Con + y el código del país; si es de Brasil, con el DDD.',
    password: 'Contraseña', passwordHint: 'Al menos 8 caracteres.', consent: 'Acepto el uso de estos datos para analizar mi pedido de acceso.', policy: 'Leer la política de privacidad', submit: 'Enviar pedido',
    done: 'Pedido recibido', receipt: (number) => `Número del pedido: ${number}`,
    steps: ['Abra el correo que enviamos y confirme su dirección.', 'Nuestro equipo analiza el registro.', 'La respuesta llega por correo. Si se aprueba, ingrese con la contraseña que eligió.'],
  },
  forgot: {
    title: 'Recuperar la contraseña', lead: 'Indique el correo de su registro. Enviamos un enlace para elegir otra contraseña.', submit: 'Enviar enlace',
    done: 'Revise su correo', doneText: 'Si hay un registro con esta dirección, el enlace está en camino. Vale por poco tiempo.', back: 'Volver al ingreso',
  },
  update: {
    title: 'Cambiar la contraseña', lead: 'Tras el cambio se cierran todas las sesiones y debe ingresar de nuevo.', current: 'Contraseña actual', password: 'Nueva contraseña', submit: 'Cambiar la contraseña',
    expired: 'Este enlace ya se usó o venció', expiredText: 'Pida otro enlace para elegir la nueva contraseña.', another: 'Pedir otro enlace',
  },
  confirm: {
    title: 'Confirmar el correo', lead: (email) => `Confirme que ${email} es su dirección.`, submit: 'Confirmar', done: 'Correo confirmado',
    doneText: 'Su registro está en revisión. Le avisaremos por correo en cuanto haya respuesta.', approvedText: 'Su acceso está habilitado.', expired: 'Este enlace ya se usó o venció', expiredText: 'Si su correo aún no fue confirmado, pida otro mensaje.', another: 'Enviar otro mensaje',
  },
  logout: { title: 'Salir', text: '¿Seguro que desea salir del sistema?', submit: 'Salir', cancel: 'Cancelar' },
  data: {
    title: 'Mis datos', yours: 'Datos', fixed: 'Para cambiar correo, registro fiscal o perfil, contáctenos.', save: 'Guardar', saved: 'Datos guardados', savedText: 'Los cambios ya están vigentes.',
    password: 'Contraseña', sessions: 'Sesiones', sessionsText: 'Dónde tiene la sesión abierta.', current: 'esta sesión', end: 'Cerrar', endOf: (device) => `Cerrar la sesión ${device}`, endOthers: 'Cerrar las otras', since: (date) => `desde ${date}`, unknown: 'Navegador no identificado', ended: 'Sesiones cerradas',
  },
  sections: {
    title: 'Secciones', lead: 'Los documentos que su perfil puede ver.', search: 'Buscar en secciones y documentos', searchButton: 'Buscar', none: 'Ninguna sección por ahora', noneText: 'Cuando haya documentos para su perfil, aparecerán aquí.',
    notFound: (text) => `Nada encontrado para “${text}”`, notFoundText: 'Revise la ortografía o busque otra palabra.', all: 'Ver todas las secciones', documents: 'Documentos encontrados',
    count: { one: '{count} documento', other: '{count} documentos' }, fresh: { one: '{count} nuevo', other: '{count} nuevos' }, page: 'Páginas',
  },
  section: { documents: 'Documentos', none: 'Ningún documento en esta sección', document: 'Documento', type: 'Tipo', size: 'Tamaño', revision: 'Revisión', date: 'Fecha', fresh: 'Nuevo', download: (title) => `Descargar ${title}` },
}
