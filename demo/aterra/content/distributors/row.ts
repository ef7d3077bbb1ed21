export const lines = {
  terminals: 'terminais-e-conectores',
  grid: 'transmissao-e-distribuicao',
  stations: 'subestacoes',
  earth: 'aterramento-e-spda',
  tools: 'ferramentas-e-matrizes',
  insulation: 'isolacao-e-acessorios',
  data: 'redes-de-dados',
}
export type Line = keyof typeof lines
export const all = Object.keys(lines) as Line[]

/**
 * Name, state, city, address, latitude, longitude, area code, lines. All fictional; the coordinates
 * are those of the cities.
 */
export type DistributorRow = [string, string, string, string, number, number, number, Line[]]
