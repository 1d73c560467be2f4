import { count, params, words } from './words.ts'

/** Texts of the authenticator app in the profile: adding it, its recovery codes, removing it. */
export const authenticatorWords = words('authenticator', {
  // Errors about a code or an app, wherever a code is asked for.
  wrongCode: 'The code is not correct, or was used already. Please try the next one.',
  tookTooLong: 'This took too long. Please start again.',
  confirmFirst: 'Please confirm your email address first.',
  codeNotGiven: 'Signing in needs the code of your authenticator app.',
  appNotAdded: 'Failed to add the app. Please try again.',
  appNotRemoved: 'Failed to remove the app. Please try again.',
  // The profile's section.
  app: 'Authenticator app',
  appOff: 'Off',
  appOn: count({
    one: 'On · 1 recovery code left',
    other: 'On · {count} recovery codes left',
  }),
  pleaseRetry: 'Please try again.',
  appAction: 'Set up',
  appChange: 'Change',
  appFailed: 'Your authenticator app could not be looked up',
  appLead:
    'With an app such as Aegis, 2FAS or Google Authenticator on your phone, signing in asks for a code beside your password. Whoever learns your password alone cannot sign in.',
  appRequired: 'Administrators need an authenticator app here.',
  appStart: 'Continue',
  scan: 'Scan this with the app, then type the code that it shows.',
  qrCode: 'QR code for the authenticator app',
  orType: 'Or type this key into the app:',
  copyKey: 'Copy key',
  appCode: 'Code of the app',
  turnOn: 'Turn On',
  appAdded: 'Your authenticator app is on. Every other device must sign in again.',
  codesTitle: 'Keep these recovery codes',
  codesLead:
    'Each signs you in once if your phone is lost. They are shown only now: print them or put them where your passwords are.',
  copyCodes: 'Copy',
  downloadCodes: 'Download',
  codesKept: 'I have kept them',
  codesFile: 'larder-recovery-codes.txt',
  codesFileHead: params('Larder recovery codes of {email}, made on {date}. Each works once.'),
  copied: 'Copied',
  notCopied: 'Could not be copied. Please select and copy it yourself.',
  newCodes: 'New recovery codes',
  makeCodes: 'Make New Codes',
  newCodesLead: 'Ten new codes; the old ones stop working.',
  codesFailed: 'The codes could not be made. Please try again.',
  removeTitle: 'Remove the app',
  removeApp: 'Remove App',
  removeLead: 'Signing in then asks for your password alone, and every other device must sign in again.',
  appRemoved: 'Your authenticator app was removed.',
})
