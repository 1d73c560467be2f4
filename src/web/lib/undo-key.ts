/**
 * True when a key asks to undo the page's last action: Ctrl+Z, or ⌘Z. In a field the key belongs to the typed
 * text, and behind an open dialog nothing is undone unseen.
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
