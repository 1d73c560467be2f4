/** The places where a text stands without a direction of its own: what a cook writes may read from the right. */
export const withoutDirection = (text: string): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.includes(text)),
    )
    .filter((element) => !element.closest('[dir="auto"], option'))
    .map((element) => element.outerHTML)
