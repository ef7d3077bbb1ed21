import type { Place } from './place.ts'
import type { StateCode } from './states.ts'

/** State capital: the fallback position of a CEP of the state. */
export interface Capital {
  state: StateCode
  name: string
  place: Place
}

const capital = (state: StateCode, name: string, latitude: number, longitude: number): Capital => ({
  state,
  name,
  place: { latitude, longitude },
})

/** Coordinates rounded to 0.01 degrees. */
export const capitals: readonly Capital[] = [
  capital('AC', 'Rio Branco', -9.97, -67.81),
  capital('AL', 'Maceió', -9.67, -35.74),
  capital('AM', 'Manaus', -3.12, -60.02),
  capital('AP', 'Macapá', 0.03, -51.07),
  capital('BA', 'Salvador', -12.97, -38.5),
  capital('CE', 'Fortaleza', -3.73, -38.53),
  capital('DF', 'Brasília', -15.79, -47.88),
  capital('ES', 'Vitória', -20.32, -40.34),
  capital('GO', 'Goiânia', -16.69, -49.26),
  capital('MA', 'São Luís', -2.53, -44.3),
  capital('MG', 'Belo Horizonte', -19.92, -43.94),
  capital('MS', 'Campo Grande', -20.47, -54.62),
  capital('MT', 'Cuiabá', -15.6, -56.1),
  capital('PA', 'Belém', -1.46, -48.5),
  capital('PB', 'João Pessoa', -7.12, -34.86),
  capital('PE', 'Recife', -8.05, -34.88),
  capital('PI', 'Teresina', -5.09, -42.8),
  capital('PR', 'Curitiba', -25.43, -49.27),
  capital('RJ', 'Rio de Janeiro', -22.91, -43.2),
  capital('RN', 'Natal', -5.79, -35.21),
  capital('RO', 'Porto Velho', -8.76, -63.9),
  capital('RR', 'Boa Vista', 2.82, -60.67),
  capital('RS', 'Porto Alegre', -30.03, -51.23),
  capital('SC', 'Florianópolis', -27.6, -48.55),
  capital('SE', 'Aracaju', -10.91, -37.07),
  capital('SP', 'São Paulo', -23.55, -46.63),
  capital('TO', 'Palmas', -10.18, -48.33),
]
