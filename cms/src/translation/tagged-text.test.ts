import { describe, expect, it } from 'vitest'
import type { LexicalNode } from '#src/content/rich-text/nodes.ts'
import { inlineNodes, linksOf, plainText, taggedText } from './tagged-text.ts'

const text = (words: string, format = 0): LexicalNode => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})
const link = (url: string, ...children: LexicalNode[]): LexicalNode => ({
  type: 'link',
  fields: { linkType: 'custom', url },
  children,
})
const paragraph = (...children: LexicalNode[]): LexicalNode => ({ type: 'paragraph', children })

describe('a text with tags', () => {
  it.each([
    [[text('Torque')], 'Torque'],
    [[text('Torque '), text('10 N·m', 1), text(' max.')], 'Torque <b>10 N·m</b> max.'],
    [[text('a', 1), text('b', 3), text('c', 1)], '<b>a<i>b</i>c</b>'],
    [[text('cm'), text('2', 64)], 'cm<sup>2</sup>'],
    [[text('One'), { type: 'linebreak', version: 1 }, text('two')], 'One\ntwo'],
    [
      [text('See '), link('/a', text('tools', 1)), link('/b', text('more'))],
      'See <a1><b>tools</b></a1><a2>more</a2>',
    ],
    [[text('x < 5 & <b> &lt; &amp;')], 'x < 5 & &lt;b> &amp;lt; &amp;amp;'],
  ])('is read back as it was written: %#', (children, tagged) => {
    const passage = paragraph(...children)
    expect(taggedText(passage)).toBe(tagged)
    expect(inlineNodes(tagged, linksOf(passage))).toEqual(children)
  })

  it.each([
    ['<b>not closed', '<b>not closed</b>'],
    ['not opened</b>', 'not opened'],
    ['<a9>no such link</a9>', 'no such link'],
    ['<b><i>crossed</b></i>', '<b><i>crossed</i></b>'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('takes the words of %s', (tagged, expected) => {
    expect(taggedText(paragraph(...inlineNodes(tagged, [])))).toBe(expected)
  })

  it('has a plain form without tags and escapes', () => {
    expect(plainText('x <b>10</b> &lt;b> &amp;lt; <a1>y</a1>')).toBe('x 10 <b> &lt; y')
  })
})
