/**
 * Puts text on the clipboard. Also where the page is served without TLS in a home network: there browsers keep
 * `navigator.clipboard` away, and the older command still works.
 *
 * @throws when the browser lets it be done in neither way
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    if (!copyByCommand(text)) throw cause
  }
}

/** Answers the browser's own copy with our text: nothing has to be selected or focused for it. */
function copyByCommand(text: string): boolean {
  let taken = false
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
    taken = true
  }
  document.addEventListener('copy', give, true)
  try {
    return document.execCommand('copy') && taken
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', give, true)
  }
}
