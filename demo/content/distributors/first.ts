import type { DistributorRow } from './row.ts'
import { all } from './row.ts'

/** Who sold the first catalogue. Telephone numbers follow the order: newcomers go to the end of `newer.ts`. */
export const first: DistributorRow[] = [
  ['Eletro Planalto', 'SP', 'São Paulo', 'Rua do Fio, 210 · Brás', -23.55, -46.63, 11, all],
  ['Casa do Cobre', 'SP', 'Campinas', 'Av. das Bobinas, 88 · Bonfim', -22.91, -47.06, 19, ['terminals', 'earth', 'data', 'insulation']],
  ['Norte Paulista Elétrica', 'SP', 'Ribeirão Preto', 'Av. do Café Elétrico, 1450 · Campos Elíseos', -21.17, -47.81, 16, all],
  ['Carioca Condutores', 'RJ', 'Rio de Janeiro', 'Rua da Malha, 77 · São Cristóvão', -22.91, -43.2, 21, ['terminals', 'grid', 'earth', 'tools']],
  ['Serra Dourada Materiais', 'MG', 'Belo Horizonte', 'Av. do Barramento, 930 · Barro Preto', -19.92, -43.94, 31, all],
  ['Triângulo Conexões', 'MG', 'Uberlândia', 'Rua dos Disjuntores, 12 · Martins', -18.92, -48.28, 34, ['terminals', 'grid', 'stations', 'tools']],
  ['Capixaba Elétrica', 'ES', 'Vitória', 'Rua do Porto Elétrico, 305 · Jucutuquara', -20.32, -40.34, 27, ['terminals', 'earth']],
  ['Araucária Redes', 'PR', 'Curitiba', 'Rua das Cruzetas, 640 · Rebouças', -25.43, -49.27, 41, all],
  ['Pé Vermelho Energia', 'PR', 'Londrina', 'Av. do Transformador, 51 · Centro', -23.31, -51.16, 43, ['grid', 'stations', 'earth']],
  ['Ilha Conectores', 'SC', 'Florianópolis', 'Rua do Eletroduto, 99 · Estreito', -27.6, -48.55, 48, ['terminals', 'data']],
  ['Vale Têxtil Elétrica', 'SC', 'Joinville', 'Rua dos Painéis, 1800 · América', -26.3, -48.85, 47, ['terminals', 'earth', 'data', 'insulation']],
  ['Minuano Materiais', 'RS', 'Porto Alegre', 'Av. da Haste, 415 · Navegantes', -30.03, -51.23, 51, all],
  ['Pantanal Linhas', 'MS', 'Campo Grande', 'Rua do Poste, 33 · Amambaí', -20.47, -54.62, 67, ['grid', 'stations', 'earth']],
  ['Cuiabá Força e Luz', 'MT', 'Cuiabá', 'Av. do Isolador, 720 · Porto', -15.6, -56.1, 65, ['terminals', 'grid', 'earth', 'tools']],
  ['Ipê Elétrica', 'GO', 'Goiânia', 'Rua da Subestação, 244 · Setor Coimbra', -16.69, -49.26, 62, all],
  ['Eixo Monumental Conexões', 'DF', 'Brasília', 'SIA Trecho Elétrico, lote 15', -15.79, -47.88, 61, ['terminals', 'earth', 'data', 'insulation']],
  ['Recôncavo Elétrica', 'BA', 'Salvador', 'Rua do Cobre, 58 · Calçada', -12.97, -38.5, 71, all],
  ['Mangue Condutores', 'PE', 'Recife', 'Av. da Fase, 1020 · Imbiribeira', -8.05, -34.88, 81, ['terminals', 'grid', 'earth', 'tools']],
  ['Dunas Materiais', 'CE', 'Fortaleza', 'Rua do Vento, 360 · Jacarecanga', -3.73, -38.53, 85, ['terminals', 'grid', 'stations', 'tools']],
  ['Rio Negro Energia', 'AM', 'Manaus', 'Av. do Igarapé Elétrico, 900 · Distrito Industrial', -3.12, -60.02, 92, ['terminals', 'grid', 'data']],
]
