import { translated } from './translations.ts'

/** Selectors of Payload elements with hard-coded English: toasts, drawer titles and labels. */
const places = [
  '[data-sonner-toast]',
  '.drawer__header',
  '.drawer .field-label',
  '.toolbar-popup',
  '.react-datepicker__header--time',
  '.document-locked',
].join()

/**
 * Translates Payload's hard-coded English as it is added to the DOM. Returns the function that
 * stops it.
 */
export function translateHardCoded(language: string): () => void {
  const visit = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (
      let node: Node | null = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
      node;
      node = walker.nextNode()
    ) {
      const words =
        node.nodeValue && node.parentElement?.closest(places)
          ? translated(node.nodeValue, language)
          : undefined
      if (words !== undefined && words !== node.nodeValue) node.nodeValue = words
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') visit(target)
      else for (const node of addedNodes) visit(node)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
