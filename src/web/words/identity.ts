import { params, words } from './words.ts'

/** Sign-in texts that every page loads: missing fields of forms, and errors of the identity provider. */
export const identityWords = words('identity', {
  enterEmail: 'Please enter your email address',
  enterPassword: 'Please enter your password',
  // Messages for the identity provider's error codes.
  emailInUse: 'An account with this email address already exists. Please sign in instead.',
  wrongPassword: 'The password is not correct. Please try again.',
  userNotFound: 'No account found with this email address. Please check the email or create a new account.',
  invalidCredential: 'The email address or the password is not correct. Please try again.',
  invalidEmail: 'Please enter a valid email address.',
  tooManyRequests: 'Too many attempts. Please wait a few minutes before trying again.',
  notAllowed: 'This way of signing in is not available.',
  userDisabled: 'This account has been disabled.',
  tokenExpired: 'Your session has expired. Please sign in again.',
  recentLogin: 'Please sign in again to do this.',
  expiredCode: 'This link has expired. Please ask for a new one.',
  invalidCode: 'This link is not valid or was used already. Please ask for a new one.',
  networkFailed: 'The sign-in service cannot be reached. Please check your connection and try again.',
  popupBlocked: 'The sign-in window was blocked by your browser.',
  popupClosed: 'The sign-in window was closed before it was done.',
  unauthorizedDomain: 'Signing in is not allowed from this address.',
  multiFactor: 'This account asks for a second factor, which is not supported here.',
  unreachable: 'The sign-in service cannot be reached. Please try again.',
  notSignedIn: 'You are not signed in.',
  // Messages for failures without a known error code or a provider's message.
  signInFailed: 'Failed to sign in. Please try again.',
  signUpFailed: 'Failed to create account. Please try again.',
  linkUnread: 'Failed to read the link. Please try again.',
  linkUnused: 'Failed to use the link. Please try again.',
  passwordNotSet: 'Failed to set the password. Please try again.',
  passwordNotChanged: 'Failed to change the password. Please try again.',
  linkNotSent: 'Failed to send the link. Please try again.',
  nameNotChanged: 'Failed to change the name. Please try again.',
  mailNotSent: 'Failed to send the mail. Please try again.',
  // Requests for a password reset.
  resetSent:
    'Password reset email sent! Check your inbox (including spam folder) and follow the instructions to reset your password.',
  resetTooMany: 'Too many reset attempts. Please wait a few minutes before trying again.',
  resetFailed: params('Failed to send password reset email: {message}'),
  resetUnreachable: 'the sign-in service cannot be reached.',
  resetTryAgain: 'please try again.',
})
