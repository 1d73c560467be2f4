import { words } from './words.ts'

export const notesWords = words('notes', {
  notes: 'Notes',
  loadFailed: 'Your notes could not be loaded. They are safe.',
  example: 'Less salt next time. Ida loved it.',
  onlyYou: 'Only you see these, also when you share the recipe.',
  elsewhere: 'These notes were changed elsewhere',
  keepMine: 'Keep mine',
  useOther: 'Use the other',
  otherEmpty: 'There they are empty.',
  justSaved: 'Saved',
  waiting: 'Saving…',
  failed: 'Not saved. Your words are kept in this browser.',
  conflict: 'Not saved yet',
})
