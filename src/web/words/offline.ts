import { count, params, words } from './words.ts'

/** Working without a network, and new versions of the app. */
export const offlineWords = words('offline', {
  newVersion: 'A new version is ready.',
  refresh: 'Refresh',
  later: 'Later',
  missingTitle: 'This page is not on your device',
  missingOffline: "You're offline, and this page was never opened here. It opens when you're back online.",
  missingNew: 'Larder has been renewed since you opened it. Refresh to go on; what you saved is safe.',

  offline: "You're offline.",
  needsNetwork:
    "You're offline. Recipes you opened, your favorites, this week's plan and the shopping list work; this needs the network.",
  waiting: count({ one: 'Waiting to sync ({count})', other: 'Waiting to sync ({count})' }),
  notAccepted: count({ one: '1 change was not accepted', other: '{count} changes were not accepted' }),
  details: 'Details',
  sentLater: "It is sent when you're back online.",
  synced: 'Everything is synced',

  syncTitle: 'Working offline',
  worksTitle: 'What works without a network',
  works:
    "Recipes you opened and your favorites, with cook mode and its timers; this week's plan; the shopping list. Marking as favorite, rating and the cooking log work, too.",
  worksNot: 'Generating, importing, payments and changes of your account wait until you are back online.',
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
  importInstead: 'Import recipes',
})
