import type { leadForms as br } from '../br/lead-forms.ts'

export const leadForms: typeof br = {
  consent: 'Acepto que usen mis datos para responder este mensaje.',
  policy: 'Política de privacidad',
  fields: { name: 'Nombre', email: 'Correo', phone: 'Teléfono o WhatsApp', company: 'Empresa', country: 'País', state: 'Estado o provincia', city: 'Ciudad', message: 'Mensaje' },
  contact: {
    title: 'Escríbanos', about: (product) => `Sobre el producto: ${product}`, department: 'Departamento', submit: 'Enviar mensaje', done: 'Recibimos su mensaje. La respuesta llegará a su correo.', another: 'Enviar otro mensaje',
    hint: 'Cite el código de la pieza y la sección del cable, si los sabe.',
  },
  application: {
    title: 'Envíe su currículum', interest: 'Área de interés', education: 'Nivel educativo', training: 'Formación', experience: 'Experiencia', cv: 'Currículum',
    cvHint: 'PDF, DOC o DOCX de hasta 5 MB.', submit: 'Enviar candidatura', done: 'Recibimos su candidatura. Guarde el número de comprobante.', another: 'Enviar otra candidatura', consent: 'Acepto que guarden mis datos por 12 meses para procesos de selección.',
  },
  newsletter: { title: 'Boletín', lead: 'Productos nuevos, normas y notas técnicas. Un correo por mes, como máximo.', interests: 'Temas', submit: 'Suscribirme', done: 'Le enviamos un correo con un enlace. Ábralo para confirmar la suscripción.', another: 'Suscribirme con otro correo', consent: 'Quiero recibir el boletín y puedo salir cuando quiera.' },
  confirmation: { title: 'Confirmar suscripción', text: 'Falta un clic para empezar a recibir el boletín.', submit: 'Confirmar suscripción', done: 'Suscripción confirmada.' },
  leaving: { title: 'Cancelar suscripción', text: 'Deja de recibir el boletín al instante.', submit: 'Cancelar suscripción', done: 'Suscripción cancelada. No se enviará nada más.' },
  request: {
    title: 'Sus datos personales', lead: 'Pida aquí lo que la ley le garantiza. Confirmamos por correo y respondemos en hasta 15 días.', kind: 'Qué desea', submit: 'Enviar solicitud', done: 'Le enviamos un correo con un enlace. Ábralo para confirmar la solicitud.', another: 'Hacer otra solicitud', message: 'Detalles',
    kinds: { confirm: 'Saber si tienen datos míos', access: 'Recibir una copia', correct: 'Corregir datos', erase: 'Borrar datos', withdraw: 'Retirar el consentimiento' },
    consent: 'Estos datos sirven solo para atender la solicitud.',
  },
  requestConfirmation: { title: 'Confirmar solicitud', text: 'Confirme y empieza a contar el plazo de 15 días.', submit: 'Confirmar solicitud', done: 'Solicitud confirmada. Respondemos por correo en hasta 15 días.' },
}
