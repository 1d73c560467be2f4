import { params, words } from './words.ts'

/** The dialog of the landing page, and what links in mails lead to. */
export const authWords = words('auth', {
  resetLead: 'We will send you a link to choose a new one.',
  modes: 'Sign in or sign up',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  welcome: 'Welcome back',
  join: 'Join Larder',
  forgotTitle: 'Forgot your password?',
  createAccount: 'Create Account',
  forgot: 'Forgot password?',
  sendReset: 'Send Reset Email',
  backToSignIn: 'Back to Sign In',
  // Links in mails.
  toLarder: 'Go to Larder',
  toProfile: 'Go to Profile',
  verifyTitle: 'Confirm your address',
  verifyAsks: params('Is {email} your address?'),
  verifyButton: 'Confirm this address',
  verifyDone: 'Your address is confirmed',
  verifyDoneText: params('Thank you. {email} is yours.'),
  changeTitle: 'Use your new address',
  changeAsks: params('From now on you sign in with {email}. Every device must sign in again.'),
  changeAsksInstead: params(
    'From now on you sign in with {email} instead of {before}. Every device must sign in again.',
  ),
  changeButton: 'Use this address',
  changeDone: 'Your address was changed',
  changeDoneText: params('Sign in with {email} from now on. Your password stays the same.'),
  recoverTitle: 'Bring your address back',
  recoverAsks: params('Your account gets the address {email} back, and everyone is signed out.'),
  recoverButton: 'Bring this address back',
  recoverDone: 'Your address is back',
  recoverDoneText: params(
    'You sign in with {email} again. Somebody else may know your password, so it works no more: please choose a new one.',
  ),
  choosePassword: 'Choose a new password',
  otherAccount: params(
    'You are signed in as {email}. This link belongs to another account; yours stays as it is.',
  ),
  newLink: 'Ask for a New Link',
  passwordChanged: 'Your password was changed',
  passwordChangedText: 'Every device that was signed in must sign in again.',
  forWhom: params('For {email}'),
  badLink: 'This link cannot be used',
  badLinkText: 'It is not complete. Please open the link in the mail again, or ask for a new one.',
})
