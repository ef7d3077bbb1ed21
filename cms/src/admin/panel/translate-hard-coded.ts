import { translateText } from './hard-coded.ts'

/** Selectors of Payload elements with hard-coded English: toasts, drawer titles and labels. */
const places = [
  '[data-sonner-toast]',
  '.drawer__header',
  '.drawer .field-label',
  '.toolbar-popup',
  '.react-datepicker__header--time',
  '.document-locked',
].join()

const unnamed = '[object Object]'

/** Buttons and links that create a document, their surroundings, and the title in these. */
const unnamedPlaces = [
  ['.card__actions', '.card', '.card__title'],
  ['.relationship-add-new', '.field-type', '.field-label'],
] as const

/**
 * Sets the accessible names of the buttons that create a document, on cards and at relation fields:
 * Payload renders a localized label as `[object Object]`.
 */
function nameCreateLinks(): void {
  for (const [part, whole, heading] of unnamedPlaces)
    for (const link of document.querySelectorAll(`${part} [aria-label*='${unnamed}']`)) {
      const title = link.closest(whole)?.querySelector(heading)?.textContent ?? ''
      for (const name of ['aria-label', 'title'])
        if (link.hasAttribute(name))
          link.setAttribute(name, (link.getAttribute(name) ?? '').replace(unnamed, title))
    }
}

/**
 * Translates Payload's hard-coded English as it is added to the DOM, and names its buttons
 * that create documents. Returns the function that disconnects the observer.
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
          ? translateText(node.nodeValue, language)
          : undefined
      if (words !== undefined && words !== node.nodeValue) node.nodeValue = words
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') visit(target)
      else for (const node of addedNodes) visit(node)
    }
    nameCreateLinks()
  })
  nameCreateLinks()
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
