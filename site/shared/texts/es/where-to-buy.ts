import type { whereToBuy as br } from '#shared/texts/br/where-to-buy.ts'

export const whereToBuy: typeof br = {
  title: 'Dónde comprar',
  of: (product) => `Dónde comprar: ${product}`,
  lead: 'Distribuidores en Brasil que trabajan esta línea.',
  see: 'Ver los distribuidores por estado',
  search: {
    label: 'Código postal de Brasil (CEP), ciudad o estado',
    action: 'Buscar',
    locate: 'Usar mi ubicación',
    locateHint: 'Su ubicación queda en su dispositivo: solo ordena esta lista.',
    cepHint:
      'Por código postal la distancia es aproximada: parte de la región o de la capital del estado.',
  },
  located: 'su ubicación',
  unknown:
    'No encontramos ese lugar. Pruebe con el código postal, la sigla del estado o una capital.',
  denied: 'El navegador no informó su ubicación. Escriba el código postal o la ciudad.',
  nearest: (place) => `Más cercanos a ${place}`,
  noneIn: (state) => `Aún no hay distribuidor en ${state}. Los más cercanos:`,
  all: 'Ver todos por estado',
  more: (count) => `${count} más`,
  km: (figure) => `${figure} km`,
  whatsapp: (name) => `WhatsApp de ${name}`,
  site: (name) => `Sitio de ${name}`,
  map: (name) => `Ver en el mapa: ${name}`,
  mapShort: 'Mapa',
  other: 'Otros lugares',
  none: 'Este producto aún no tiene distribuidor registrado. Escríbanos: le indicamos quién lo atiende.',
  ask: 'Preguntar por este producto',
}
