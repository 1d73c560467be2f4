import { count, words } from './words.ts'

/**
 * Texts about the app's own state: offline, waiting, updated. The area is small, because every page loads it.
 */
export const networkWords = words('network', {
  newVersion: 'A new version is ready.',
  refresh: 'Refresh',
  later: 'Later',
  missingTitle: 'This page is not on your device',
  missingOffline: "You're offline, and this page was never opened here. It opens when you're back online.",
  missingNew: 'Larder has been renewed since you opened it. Refresh to go on; what you saved is safe.',
  offline: "You're offline.",
  needsNetwork:
    "You're offline. What is on this device works: recipes you opened, favorites, this week's plan, the shopping list. This needs the network.",
  waiting: count({ one: 'Waiting to sync ({count})', other: 'Waiting to sync ({count})' }),
  notAccepted: count({ one: '1 change was not accepted', other: '{count} changes were not accepted' }),
  details: 'Details',
  sentLater: "It is sent when you're back online.",
  synced: 'Everything is synced',
})
