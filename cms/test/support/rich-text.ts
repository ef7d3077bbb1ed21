/** A run of a passage; one that begins with `<b>` is bold. */
type Run = string

const node = { version: 1, direction: null, format: '', indent: 0 }

const textNode = (run: Run) => ({
  type: 'text',
  version: 1,
  text: run.replace(/^<b>/, ''),
  detail: 0,
  format: run.startsWith('<b>') ? 1 : 0,
  mode: 'normal',
  style: '',
})

/** Rich text with a paragraph for each passage. */
export const rich = (...passages: (Run | Run[])[]) => ({
  root: {
    ...node,
    type: 'root',
    children: passages.map((runs) => ({
      ...node,
      type: 'paragraph',
      textFormat: 0,
      textStyle: '',
      children: [runs].flat().map(textNode),
    })),
  },
})
