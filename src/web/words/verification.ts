import { params, words } from './words.ts'

/**
 * Texts for an account whose e-mail address is not verified yet; an area of its own, because the home page
 * shows it.
 */
export const verificationWords = words('verification', {
  sentAgain: params('We sent a new link to {email}.'),
  confirmAddress: 'Please confirm your address',
  sendAgain: 'Send again',
  notNow: 'Not now',
  openLink: params('Open the link in the mail that we sent to {email}.'),
})
