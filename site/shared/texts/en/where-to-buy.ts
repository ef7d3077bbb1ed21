import type { whereToBuy as br } from '#shared/texts/br/where-to-buy.ts'

export const whereToBuy: typeof br = {
  title: 'Where to buy',
  of: (product) => `Where to buy: ${product}`,
  lead: 'Distributors in Brazil that carry this line.',
  see: 'See the distributors by state',
  search: {
    label: 'Brazilian postal code (CEP), city or state',
    action: 'Find',
    locate: 'Use my location',
    locateHint: 'Your location stays on your device: it only sorts this list.',
    cepHint:
      'From a postal code the distance is approximate: it starts at the region or the state capital.',
  },
  located: 'your location',
  unknown:
    'We could not find that place. Try a postal code, the letters of a state or a state capital.',
  denied: 'The browser did not share your location. Type a postal code or a city.',
  nearest: (place) => `Nearest to ${place}`,
  noneIn: (state) => `There is no distributor in ${state} yet. The nearest:`,
  all: 'See all by state',
  more: (count) => `${count} more`,
  km: (figure) => `${figure} km`,
  whatsapp: (name) => `WhatsApp of ${name}`,
  site: (name) => `Website of ${name}`,
  map: (name) => `See on a map: ${name}`,
  mapShort: 'Map',
  other: 'Other places',
  none: 'No distributor carries this product yet. Write to us: we will tell you who can supply it.',
  ask: 'Ask about this product',
}
