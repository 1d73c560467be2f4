/**
 * Opens the device's share sheet. Closing the sheet without a choice counts as offered; `no sheet` means that
 * the browser did not open one.
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
