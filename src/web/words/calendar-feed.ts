import { params, words } from './words.ts'

/** Texts of the meal times and of the calendar feed for other programs. */
export const calendarFeedWords = words('calendar-feed', {
  title: 'Meal times and calendar',
  titleLapsed: 'Calendar',
  times: 'When you eat',
  timesHint: 'Where your meals stand in your calendar.',
  noTime: 'Please give a time.',
  feed: 'Your plan in your calendar',
  feedText:
    'Other calendar apps can show your plan. Whoever has its secret address can read it, so share it with care. It ends with a new password, and when you sign out everywhere else.',
  asleepText:
    'Its secret address still stands, but shows nothing. It shows your plan again when you have Premium. You can end it here.',
  make: 'Make an address',
  isOn: params('Your calendar has had a secret address since {day}. It is shown only once, when it is made.'),
  address: 'Secret address',
  addressHint:
    'Copy it now: it will not be shown again. In your calendar app, add a calendar by its address.',
  copy: 'Copy',
  copied: 'Address copied',
  notCopied: 'The address could not be copied. Please copy it by hand.',
  reset: 'Reset',
  resetTitle: 'Make a new address?',
  resetText:
    'The address that you use now ends at once. Calendars that read it have to be given the new one.',
  resetConfirm: 'Make a new address',
  off: 'Turn off',
  isOff: 'Calendar turned off',
  failed: 'This did not work. Nothing has changed.',
})
