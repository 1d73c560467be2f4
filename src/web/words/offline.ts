import { count, params, words } from './words.ts'

/** Detailed texts about working offline, and about content that is shared with the app. */
export const offlineWords = words('offline', {
  syncTitle: 'Working offline',
  worksTitle: 'What works without a network',
  works:
    "Recipes you opened and your favorites, with cook mode and its timers; this week's plan; the shopping list. Marking as favorite, rating and the cooking log work, too.",
  worksNot:
    'Generating, importing, putting recipes or days on the shopping list, payments and changes of your account need the network.',
  waitingTitle: 'Waiting to sync',
  nothingWaits: 'Nothing is waiting.',
  tryNow: 'Try now',
  ruleTitle: 'When two devices changed the same thing',
  rule: 'Your changes are sent in their order when you are back, after what other devices did. Of two changes of the same line, favorite or rating the later one counts; a line or a day in the log is never there twice, and a tick never disturbs a line. Two different texts of one recipe are never mixed: you are asked.',
  refusedTitle: 'Not accepted',
  refusedText: 'These were made offline, and could not be carried out afterwards.',
  gotIt: 'Got it',
  changeFavorite: params('Favorite: {title}'),
  changeNoFavorite: params('No longer a favorite: {title}'),
  changeRating: params('{stars} of 5 stars: {title}'),
  changeCooked: params('Cooked on {day}: {title}'),
  changeTick: 'Ticked on the shopping list',
  changeUntick: 'Unticked on the shopping list',
  changeAdd: params('Shopping list: {text}'),
  changeOther: 'A change of the shopping list',
  refusedNoReason: 'The server gave no reason.',
  leaveTitle: 'Sign out with changes waiting?',
  leaveText: count({
    one: '1 change has not reached the server yet. Signing out takes it off this device.',
    other: '{count} changes have not reached the server yet. Signing out takes them off this device.',
  }),
  leaveAnyway: 'Sign out anyway',
  stay: 'Stay signed in',
  sharedTitle: 'Shared with Larder',
  sharedLoading: 'Looking at what was shared',
  sharedPhotos: 'Shared photos',
  whatIsOnIt: 'What is on it?',
  writtenRecipe: 'A written recipe',
  ingredients: 'Ingredients',
  nothingShared: 'Nothing arrived',
  nothingSharedText: 'What you shared did not reach Larder. You can bring it in here instead.',
  sharedUnreadable: 'This cannot be read',
  sharedUnreadableText:
    'The file is empty, or neither a photo nor a PDF. Larder reads photos, PDFs, addresses of recipe pages and text; files of other apps come in by the import.',
  sharedLeftOut: count({
    one: '1 file was left out: it is neither a photo nor a PDF, or one too many.',
    other: '{count} files were left out: they are neither photos nor PDFs, or too many.',
  }),
  importInstead: 'Import recipes',
})
