/**
 * Opens the device's own share sheet. Leaving it without a choice is an answer like another; a browser that does not
 * open it has none.
 */
export async function offerSheet(content: ShareData): Promise<'offered' | 'no sheet'> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(content) === false) return 'no sheet'
  try {
    await navigator.share(content)
    return 'offered'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'offered' : 'no sheet'
  }
}
