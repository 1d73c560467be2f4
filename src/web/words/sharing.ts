import { words } from './words.ts'

/** Texts of sharing a recipe and of saving a shared one. */
export const sharingWords = words('sharing', {
  keep: 'Keep this recipe',
  keepText: 'In a collection of your own, with room for all the others.',
  join: 'Sign In and Join Free',
  stopped: 'Sharing stopped',
  stoppedText: 'The link leads nowhere now. Copies that others saved stay with them.',
  notStopped: 'Sharing could not be stopped. The link still works.',
  title: 'Sharing',
  isShared: 'Anyone with the link can read this.',
  open: 'Open Shared Page',
  stop: 'Stop Sharing',
  saved: 'Recipe Saved!',
  savedText: 'It is in your collection now.',
  saveFailed: 'Save Failed',
  already: 'You already have this recipe in your collection!',
  saveFailedText: 'Failed to save recipe. Please try again.',
  save: 'Save Recipe',
  inCollection: 'Saved to Collection',
  view: 'View Recipe',
  myRecipes: 'My Recipes',
  // The specification words this in two ways: in a card's menu and on the recipe's page.
  linkCopied: 'Link Copied',
  linkCopiedHere: 'Link copied!',
  linkCopiedText: 'Anyone who has the link can read this recipe.',
  shareFailed: 'Share Failed',
  shareFailedText: 'Unable to share recipe. Please try again.',
})
