/**
 * Finds the elements that show a text without `dir="auto"`, which a cook's text needs because it may be
 * right-to-left.
 */
export const withoutDirection = (text: string): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.includes(text)),
    )
    .filter((element) => !element.closest('[dir="auto"], option'))
    .map((element) => element.outerHTML)
