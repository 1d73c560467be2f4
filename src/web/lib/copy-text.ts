/**
 * Copies text to the clipboard. Without TLS, as in a home network, browsers hide `navigator.clipboard`; the
 * older `copy` command still works there.
 * @throws when the browser allows neither way
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    if (!copyByCommand(text)) throw cause
  }
}

/** Puts the text into the browser's own copy event, so that nothing has to be selected or focused. */
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
