import { expect, test } from 'vitest'
import { maxLogoLength, readLogo } from './read-logo.ts'

const svg = (inside: string, root = 'viewBox="0 0 100 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`
const shape = '<path d="M0 0h10v10z" fill="#123456"/>'

test('writes a drawing anew, with a view box and without a size', () => {
  const file = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- made by a tool -->${svg(`<title>x</title><metadata><rdf:RDF xmlns:rdf="urn:r"><a/></rdf:RDF></metadata>${shape}`, 'width="200px" height="50" fill="none" data-name="Layer 1"')}`
  expect(readLogo(file)).toEqual({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" fill="none">${shape}</svg>`,
  })
})

test('keeps paints, classes and references within the document', () => {
  const inside = `<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient><style>.b{fill:url(#a)}</style></defs><g class="b">${shape}</g><use href="#a"/>`
  const found = readLogo(svg(inside.replace('<use href', '<use xlink:href')))
  expect(found).toEqual({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">${inside}</svg>`,
  })
  expect(readLogo('svg' in found ? found.svg : '')).toEqual(found)
})

const bomb = `<g id="a0">${shape}</g>${Array.from({ length: 12 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')}`

test.each([
  ['a script', 'script', svg('<script>alert(1)</script>')],
  ['a script in another namespace', 'script', svg('<x:script xmlns:x="urn:x">1</x:script>')],
  ['a script within what is left out', 'script', svg('<metadata><script/></metadata>')],
  ['an event handler', 'script', svg(`<g onclick="alert(1)">${shape}</g>`)],
  ['an event handler of the root', 'script', svg(shape, 'viewBox="0 0 1 1" onload="alert(1)"')],
  ['an animation', 'script', svg('<rect><animate attributeName="x" to="9"/></rect>')],
  ['an animated address', 'script', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
  ['a foreign object', 'foreign', svg('<foreignObject><b/></foreignObject>')],
  ['HTML', 'foreign', svg('<b xmlns="http://www.w3.org/1999/xhtml">x</b>')],
  ['an outside reference', 'reference', svg('<use href="https://evil.example/a.svg#b"/>')],
  ['an outside xlink', 'reference', svg('<use xlink:href="//evil.example#b"/>')],
  ['a script as an address', 'reference', svg('<use href="javascript:alert(1)"/>')],
  ['an embedded picture', 'reference', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a link', 'reference', svg(`<a href="#x">${shape}</a>`)],
  ['an outside paint', 'reference', svg('<rect fill="url(https://evil.example/#a)"/>')],
  ['an outside paint in a style', 'reference', svg('<rect style="fill:url( \'//e.example\')"/>')],
  ['an imported style', 'reference', svg('<style>@import "https://evil.example/a.css";</style>')],
  ['an escaped address', 'reference', svg('<style>.a{fill:u\\72l(//evil.example)}</style>')],
  ['a style sheet instruction', 'reference', `<?xml-stylesheet href="a.css"?>${svg(shape)}`],
  ['text', 'lettering', svg('<text>Nome</text>')],
  [
    'entities',
    'entities',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${svg('<g>&b;</g>')}`,
  ],
  ['an undeclared entity', 'notSvg', svg('<g id="&xxe;"/>')],
  ['a filter', 'complex', svg('<filter id="a"/>')],
  ['nested repetitions', 'complex', svg(bomb)],
  ['a circle of repetitions', 'complex', svg('<g id="a"><use href="#a"/></g>')],
  ['deep nesting', 'complex', svg('<g>'.repeat(50) + '</g>'.repeat(50))],
  ['a huge file', 'tooLarge', svg(' '.repeat(maxLogoLength))],
  ['a picture of another kind', 'notSvg', '\u0089PNG\r\n\u001a\n'],
  ['a page', 'notSvg', '<html><svg/></html>'],
  ['a broken document', 'notSvg', svg('<g>')],
  ['a root of no namespace', 'notSvg', `<svg viewBox="0 0 1 1">${shape}</svg>`],
  ['no size', 'notSvg', svg(shape, '')],
  ['an empty file', 'notSvg', ''],
  ['a strip', 'proportions', svg(shape, 'viewBox="0 0 1000 2"')],
])('refuses %s as %s', (_name, refusal, file) => {
  expect(readLogo(file)).toEqual({ refusal })
})
