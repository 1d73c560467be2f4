/** Offers a text as a file download. */
export const saveText = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }))

/** Offers a file as a download; the browser decides where it is saved. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser may still be asking where to save the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
