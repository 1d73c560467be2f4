/**
 * Whether a key asks for the last act of the page to be taken back: Ctrl+Z, or ⌘Z. In a field it belongs to what is typed
 * there, and behind an open window nothing is undone unseen.
 */
export const isUndoKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'z' &&
  !isWriting(event.target) &&
  document.querySelector('[role="dialog"], [role="alertdialog"]') === null

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
