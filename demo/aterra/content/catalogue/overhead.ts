/**
 * Bare overhead conductors by their code names: `diameter` in mm, breaking load in kN, aluminum
 * area in mm². ASTM B231 (aluminum) and B232 (steel-cored).
 */
export const steelCored = [
  { code: '4', size: '4 AWG', name: 'Swan', diameter: 6.36, area: 21.1, breaking: 8.3 },
  { code: '2', size: '2 AWG', name: 'Sparrow', diameter: 8.01, area: 33.6, breaking: 12.7 },
  { code: '10', size: '1/0 AWG', name: 'Raven', diameter: 10.11, area: 53.5, breaking: 19.5 },
  { code: '20', size: '2/0 AWG', name: 'Quail', diameter: 11.35, area: 67.4, breaking: 23.6 },
  { code: '30', size: '3/0 AWG', name: 'Pigeon', diameter: 12.75, area: 85, breaking: 29.4 },
  { code: '40', size: '4/0 AWG', name: 'Penguin', diameter: 14.31, area: 107.2, breaking: 37.1 },
  {
    code: '336',
    size: '336.4 kcmil',
    name: 'Linnet',
    diameter: 18.31,
    area: 170.5,
    breaking: 62.7,
  },
  { code: '397', size: '397.5 kcmil', name: 'Ibis', diameter: 19.88, area: 201.4, breaking: 72.5 },
  { code: '477', size: '477 kcmil', name: 'Hawk', diameter: 21.8, area: 241.7, breaking: 86.7 },
  {
    code: '636',
    size: '636 kcmil',
    name: 'Grosbeak',
    diameter: 25.15,
    area: 322.3,
    breaking: 112.1,
  },
] as const
export const aluminium = [
  { code: '4', size: '4 AWG', name: 'Rose', diameter: 5.89, area: 21.1, breaking: 3.9 },
  { code: '2', size: '2 AWG', name: 'Iris', diameter: 7.42, area: 33.6, breaking: 6 },
  { code: '10', size: '1/0 AWG', name: 'Poppy', diameter: 9.35, area: 53.5, breaking: 8.9 },
  { code: '20', size: '2/0 AWG', name: 'Aster', diameter: 10.52, area: 67.4, breaking: 11.2 },
  { code: '30', size: '3/0 AWG', name: 'Phlox', diameter: 11.8, area: 85, breaking: 13.5 },
  { code: '40', size: '4/0 AWG', name: 'Oxlip', diameter: 13.26, area: 107.2, breaking: 17 },
  { code: '336', size: '336.4 kcmil', name: 'Tulip', diameter: 16.9, area: 170.5, breaking: 27.4 },
  { code: '397', size: '397.5 kcmil', name: 'Canna', diameter: 18.38, area: 201.4, breaking: 31.6 },
  { code: '477', size: '477 kcmil', name: 'Cosmos', diameter: 20.12, area: 241.7, breaking: 37.2 },
  { code: '636', size: '636 kcmil', name: 'Orchid', diameter: 23.3, area: 322.3, breaking: 50.7 },
] as const

/**
 * Galvanized steel strand of seven wires: nominal inches, diameter in mm, breaking load in kN by
 * grade. ASTM A475.
 */
export const strands = [
  { size: '3/16"', code: '316', diameter: 4.76, sm: 8.5, hs: 12.7, ehs: 17.7 },
  { size: '1/4"', code: '14', diameter: 6.35, sm: 14, hs: 21.1, ehs: 29.6 },
  { size: '5/16"', code: '516', diameter: 7.94, sm: 23.8, hs: 35.6, ehs: 49.8 },
  { size: '3/8"', code: '38', diameter: 9.53, sm: 30.9, hs: 48, ehs: 68.5 },
  { size: '7/16"', code: '716', diameter: 11.11, sm: 41.6, hs: 64.5, ehs: 92.5 },
  { size: '1/2"', code: '12', diameter: 12.7, sm: 53.8, hs: 83.6, ehs: 119.7 },
] as const
