import { words } from './words.ts'

/** Working without a network, and new versions of the app. */
export const offlineWords = words('offline', {
  newVersion: 'A new version is ready.',
  refresh: 'Refresh',
  later: 'Later',
  missingTitle: 'This page is not on your device',
  missingOffline: "You're offline, and this page was never opened here. It opens when you're back online.",
  missingNew: 'Larder has been renewed since you opened it. Refresh to go on; what you saved is safe.',

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
