import type { leadForms as br } from '#shared/texts/br/lead-forms.ts'

export const leadForms: typeof br = {
  consent: 'Acepto que usen mis datos para responder este mensaje.',
  policy: 'Política de privacidad',
  fields: {
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono o WhatsApp',
    company: 'Empresa',
    country: 'País',
    state: 'Estado o provincia',
    city: 'Ciudad',
    message: 'Mensaje',
  },
  contact: {
    title: 'Escríbanos',
    about: (product) => `Sobre el producto: ${product}`,
    department: 'Departamento',
    submit: 'Enviar mensaje',
    done: 'Recibimos su mensaje. La respuesta llegará a su correo.',
    another: 'Enviar otro mensaje',
    hint: 'Cite el código de la pieza y la sección del cable, si los sabe.',
  },
  application: {
    title: 'Envíe su currículum',
    interest: 'Área de interés',
    education: 'Nivel educativo',
    training: 'Formación',
    experience: 'Experiencia',
    cv: 'Currículum',
    cvHint: 'PDF, DOC o DOCX de hasta 5 MB.',
    submit: 'Enviar candidatura',
    done: 'Recibimos su candidatura. Guarde el número de comprobante.',
    another: 'Enviar otra candidatura',
    consent: 'Acepto que guarden mis datos por 12 meses para procesos de selección.',
  },
}
