import { params, words } from './words.ts'

/** Texts of the support form. */
export const supportWords = words('support', {
  title: 'Support',
  failed: 'Your message could not be sent. It is still here; please try again.',
  tooLong: params('This has {max} characters at most'),
  sent: params('Your message was sent. The answer goes to {address}.'),
  you: 'you',
  signIn: 'Please sign in again to send this.',
  leadPremium: 'Tell us what is wrong or missing. With Premium your message is marked as priority.',
  lead: 'Tell us what is wrong or missing.',
  subject: 'Subject',
  enterSubject: 'Please enter a subject',
  message: 'Message',
  enterMessage: 'Please enter a message',
  send: 'Send Message',
})
