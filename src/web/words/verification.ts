import { params, words } from './words.ts'

/** What is said until the address of an account is confirmed. Home shows it, so it is a catalogue of its own. */
export const verificationWords = words('verification', {
  sentAgain: params('We sent a new link to {email}.'),
  confirmAddress: 'Please confirm your address',
  sendAgain: 'Send again',
  notNow: 'Not now',
  openLink: params('Open the link in the mail that we sent to {email}.'),
})
