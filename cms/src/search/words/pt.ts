import type { LanguageWords } from './language-words.ts'

export const portuguese: LanguageWords = {
  stopWords: `a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela para pra pro com
    e ou que qual quais quanto quanta onde como quando ao aos se eu meu minha voces voce tem temos
    ha preciso precisamos quero queria gostaria procuro procurando busco existe serve usar usa uso
    comprar compra preco precos valor custa orcamento cotacao estoque tipo modelo referencia ref cod
    codigo produto produtos norma normas conforme segundo medida favor bom dia boa tarde noite ola prezado prezados senhor senhores venho gostariamos
    solicito solicitar solicitamos informar enviar envie frete pagamento prazo entrega condicoes
    obrigado obrigada atenciosamente abaixo n nr nro num numero`,
  numerals: {
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    treze: 13,
    quatorze: 14,
    catorze: 14,
    quinze: 15,
    dezesseis: 16,
    dezasseis: 16,
    dezessete: 17,
    dezassete: 17,
    dezoito: 18,
    dezenove: 19,
    dezanove: 19,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    cincoenta: 50,
    sessenta: 60,
    setenta: 70,
    oitenta: 80,
    noventa: 90,
    cem: 100,
    cento: 100,
    duzentos: 200,
    duzentas: 200,
    trezentos: 300,
    trezentas: 300,
    quatrocentos: 400,
    quatrocentas: 400,
    quinhentos: 500,
    quinhentas: 500,
    seiscentos: 600,
    seiscentas: 600,
    setecentos: 700,
    setecentas: 700,
    oitocentos: 800,
    oitocentas: 800,
    novecentos: 900,
    novecentas: 900,
    mil: 1000,
  },
  multipliedNumerals: 'mil',
  endings: `a o e as os es ar er ir em am ia ada ado adas ados ida ido idas idos ador adora adores adoras amento amentos imento imentos ante antes ica ico icas icos iva ivo ivas ivos eira eiro aria eria idade idades acao acoes al ais avel aveis ivel iveis agem agens ista mente oso osa`,
  titleHead: { place: 'first', qualifiers: 'para com de' },

  bolts: 'parafuso parafusos prisioneiro prisioneiros perno pernos rosca',
  holes: 'furo furos furacao orificio orificios',
  diameters: 'diametro diametros diam dia',
  glands: 'prensa-cabo prensa-cabos prensa_cabo prensa_cabos prensacabo prensacabos',
  cables: 'cabo cabos fio fios condutor condutores cabinho',
  metals: 'inox inoxidavel aco acos liga aluminio',
  rangeTo: 'a ao ate',
  rangeBetween: 'entre',

  and: 'e',
  or: 'ou',
  of: 'de do da dos das',
  each: 'cada ambos',
  ofEach: 'de_cada',
  requests:
    'cotar cotacao orcar orcamento preciso precisamos quero queremos comprar enviar mandar solicito solicitamos pedir pedimos tambem mais e',

  about: 'umas uns aproximadamente cerca',

  quantity: 'quantidade quant quantid qtd qtde qt qnt qnts qtds qtdes',
  pieces:
    'pc pcs pca pcas peca pecas un und unds uni unid unids unidade unidades jg jogo jogos rolo rolos',
  leadingPieces: 'pc pcs pca pec pecs un und unid',
  packs:
    'caixa caixas cx cxs embalagem embalagens emb pacote pacotes pct pcts saco sacos saquinho saquinhos sc scs fardo fardos blister blisters',
  packContents: 'de com a',
  perPack: 'por a',
  multiples: {
    2: 'par pares',
    12: 'duzia duzias dz dzs',
    100: 'cto ctos cento centos centena centenas',
    144: 'grosa grosas grossa grossas',
    1000: 'mil milh milhei milheir milheiro milheiros mlh mlr',
  },
  half: 'meia meio',
  bulk: 'palete paletes tambor tambores bobina bobinas conteiner conteineres',
  currencies: 'reais euro euros dolares',

  otherUnits: 'furo furos orificio orificios vias polos pinos dia semana semanas meses ano anos',
  otherCounts:
    'rev revisao versao lote folha pagina fig figura nf nfe ncm classe desenho des pedido ped proposta contrato projeto obra quadro painel sala cliente serie ano opcao alternativa grupo norma preco valor desconto prazo peso icms ipi estoque saldo disponivel min minimo minima max maximo maxima tel fone telefone ramal',
  withdrawn: `cancelad* cancelar cancela cancele cancelem anulad* anular excluid* excluir exclua eliminad* eliminar suspens* descartad* descartar desconsider* ignorar ignore riscad* devolv* suprimid*
    nao_compr* nao_pedir nao_peca nao_pecam nao_pedimos nao_cot* nao_envi* nao_mand* nao_incluir nao_inclua nao_precis* nao_necessari* nao_quer* nao_consider* nao_fornec* nao_entreg* nao_fatur* nao_orc* nao_vamos nao_vai nao_e_necess* nao_e_mais nao_sera_mais nao_usar
    ja_tem* ja_tenho ja_compr* ja_receb* ja_entreg* ja_pedi* ja_foi ja_foram ja_cheg* ja_possuimos temos_em temos_no tem_em_estoque tem_no_estoque temos_estoque sem_necessidade`,
  sizes:
    'bitola secao cabo cabos condutor tamanho tensao corrente temperatura comprimento largura espessura altura cor',
  items: 'item itens pos posicao linha no nr',
  totals: 'subtotal sub-total sub_total total totais soma',
  signatures:
    'skype teams linkedin contato rua avenida av alameda travessa rodovia estrada tel telefone fone fone/fax celular cel fax whats* e-mail email cnpj cpf ie cep pagina pag',
  dates: 'ate dia rua cep pag',
  weeks: 'sem',

  headings: {
    code: 'codigo cod ref referencia',
    codeOrText: 'numero parte peca no nr',
    quantity: 'pcs pcas pecas unidades solicitado solicitada',
    quantityEndings: '',
    other:
      'item itens pos posicao linha # descricao desc produto material materiais unidade unid und un preco total valor marca fabricante modelo obs observacao ncm peso prazo entrega de do da o e nome lista',
    notAsked:
      'min minimo minima max maximo maxima por cada embalagem emb caixa pacote estoque saldo disponivel',
    total: 'total totais geral',
    requested:
      'solicitado solicitada solicitados solicitadas sol solic pedido pedida pedidos pedidas ped cotar comprar pedir necessario necessaria necessarios necessarias',
  },
}
