import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  initializeRecaptchaConfig,
  reauthenticateWithCredential,
  revokeAccessToken,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'

export interface Walker {
  /** Two instances of the SDK at the same service, as on two devices. */
  auth: Auth
  other: Auth
  /** Two addresses without an account. */
  email: string
  nextEmail: string
  /** Returns the code of the newest mail to this address for this mode. */
  mailedCode(email: string, mode: string): Promise<string>
  /** Origin that links may lead back to. */
  origin: string
}

/** Returns `done`, or the error code of a refused call. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string; message?: string }) => error.code ?? String(error.message),
  )

/**
 * Takes the genuine SDK through every call that it makes to the identity service, and through the errors that
 * need neither another clock nor an administrator. Runs in Node and in a browser.
 * @returns the outcome of each step
 */
export async function walkSdk(walker: Walker): Promise<Record<string, unknown>> {
  return { ...(await walkAccount(walker)), ...(await walkMails(walker)), ...(await walkRefusals(walker)) }
}

/** The expected outcome of every step of the walk. */
export const expectedWalk = {
  signUp: [true, 'password', false],
  signIn: [false, true],
  reauthenticate: 'done',
  profile: ['Ann', 'https://example.com/a.png', 'Ann B.', 'https://example.com/a.png'],
  relativePicture: '/images/a.webp',
  blanked: [null, null],
  reload: 'done',
  refresh: [true, true],
  otherDevice: 'done',
  updatePassword: ['done', true],
  otherDeviceAfterNewPassword: ['auth/user-token-expired', true],
  updateEmail: ['done', true],
  policy: [true, false, 6],
  recaptcha: 'done',
  revokeToken: 'done',
  verification: ['VERIFY_EMAIL', 'done', true],
  unprovedChange: 'auth/email-change-needs-verification',
  resetCode: [true, 'PASSWORD_RESET', true],
  resetWeak: 'auth/weak-password',
  resetTwiceAtOnce: ['auth/invalid-action-code', 'done'],
  changeOfAddress: ['VERIFY_AND_CHANGE_EMAIL', true, 'done', true],
  wayBack: ['auth/wrong-password', 'done'],
  emailInUse: 'auth/email-already-in-use',
  wrongPassword: 'auth/wrong-password',
  userNotFound: 'auth/user-not-found',
  resetUserNotFound: 'auth/user-not-found',
  invalidEmail: 'auth/invalid-email',
  missingEmail: 'auth/missing-email',
  missingPassword: 'auth/missing-password',
  weakPassword: 'auth/weak-password',
  passwordTooLong: 'auth/password-does-not-meet-requirements',
  invalidActionCode: 'auth/invalid-action-code',
  continueElsewhere: 'auth/invalid-continue-uri',
  emailLink: 'auth/operation-not-allowed',
  emailLinkMail: 'auth/operation-not-allowed',
  federated: 'auth/operation-not-allowed',
  customToken: 'auth/operation-not-allowed',
  signInMethods: [['password'], []],
  anonymous: 'auth/admin-restricted-operation',
  tooManyRequests: 'auth/too-many-requests',
  deleted: ['done', true, 'auth/user-not-found'],
}

async function walkAccount({ auth, other, email, nextEmail }: Walker) {
  const created = await createUserWithEmailAndPassword(auth, email, 'secret-1')
  const { uid } = created.user
  const signUp = [
    getAdditionalUserInfo(created)?.isNewUser,
    created.user.providerData[0]?.providerId,
    created.user.emailVerified,
  ]
  await signOut(auth)
  const again = await signInWithEmailAndPassword(auth, email, 'secret-1')
  const { user } = again
  const signIn = [getAdditionalUserInfo(again)?.isNewUser, user.uid === uid]
  const credential = EmailAuthProvider.credential(email, 'secret-1')
  const reauthenticate = await outcome(reauthenticateWithCredential(user, credential))

  await updateProfile(user, { displayName: 'Ann', photoURL: 'https://example.com/a.png' })
  const named = [user.displayName, user.photoURL]
  await updateProfile(user, { displayName: 'Ann B.' })
  const profile = [...named, user.displayName, user.photoURL]
  await updateProfile(user, { photoURL: '/images/a.webp' })
  const relativePicture = user.photoURL
  await updateProfile(user, { displayName: null, photoURL: null })
  const reload = await outcome(user.reload())
  const blanked = [user.displayName, user.photoURL]

  const before = user.refreshToken
  const token = await user.getIdToken(true)
  const refresh = [token.split('.').length === 3, user.refreshToken !== before]
  const otherDevice = await outcome(signInWithEmailAndPassword(other, email, 'secret-1'))
  const stale = user.refreshToken
  const changed = await outcome(updatePassword(user, 'secret-2'))
  const updated = [changed, user.refreshToken !== stale]
  const refused = await outcome(other.currentUser?.getIdToken(true) ?? Promise.resolve())
  const otherDeviceAfterNewPassword = [refused, other.currentUser === null]
  const moved = [await outcome(updateEmail(user, nextEmail)), user.email === nextEmail]

  const [good, bad] = [await validatePassword(auth, 'secret'), await validatePassword(auth, 'short')]
  const options = good.passwordPolicy.customStrengthOptions
  return {
    signUp,
    signIn,
    reauthenticate,
    profile,
    relativePicture,
    blanked,
    reload,
    refresh,
    otherDevice,
    updatePassword: updated,
    otherDeviceAfterNewPassword,
    updateEmail: moved,
    policy: [good.isValid, bad.isValid, options.minPasswordLength],
    recaptcha: await outcome(initializeRecaptchaConfig(auth)),
    revokeToken: await outcome(revokeAccessToken(auth, 'a-token-of-apple')),
  }
}

/**
 * Walks through the mails. The account starts with the second address, which is unproved, and returns to the
 * first.
 */
async function walkMails({ auth, email, nextEmail, mailedCode, origin }: Walker) {
  const { currentUser } = auth
  if (!currentUser) throw new Error('nobody is signed in')
  await sendEmailVerification(currentUser)
  const verify = await mailedCode(nextEmail, 'verifyEmail')
  const { operation } = await checkActionCode(auth, verify)
  const applied = await outcome(applyActionCode(auth, verify))
  await currentUser.reload()
  const verification = [operation, applied, currentUser.emailVerified]
  // A proved address can only be replaced by one that its reader has confirmed.
  const unprovedChange = await outcome(updateEmail(currentUser, email))

  await sendPasswordResetEmail(auth, nextEmail, { url: `${origin}/recipes` })
  const code = await mailedCode(nextEmail, 'resetPassword')
  const about = await checkActionCode(auth, code)
  const resetCode = [
    (await verifyPasswordResetCode(auth, code)) === nextEmail,
    about.operation,
    about.data.email === nextEmail,
  ]
  const resetWeak = await outcome(confirmPasswordReset(auth, code, '123'))
  const both = [confirmPasswordReset(auth, code, 'secret-3'), confirmPasswordReset(auth, code, 'secret-3')]
  const resetTwiceAtOnce = (await Promise.all(both.map(outcome))).sort()
  const { user } = await signInWithEmailAndPassword(auth, nextEmail, 'secret-3')

  await verifyBeforeUpdateEmail(user, email)
  const change = await mailedCode(email, 'verifyAndChangeEmail')
  const changing = await checkActionCode(auth, change)
  const changeOfAddress = [
    changing.operation,
    changing.data.email === email && changing.data.previousEmail === nextEmail,
    await outcome(applyActionCode(auth, change)),
    (await signInWithEmailAndPassword(auth, email, 'secret-3')).user.emailVerified,
  ]
  await applyActionCode(auth, await mailedCode(nextEmail, 'recoverEmail'))
  const oldPassword = await outcome(signInWithEmailAndPassword(auth, nextEmail, 'secret-3'))
  await sendPasswordResetEmail(auth, nextEmail)
  const newer = await after(code, () => mailedCode(nextEmail, 'resetPassword'))
  await confirmPasswordReset(auth, newer, 'secret-4')
  const wayBack = [oldPassword, await outcome(signInWithEmailAndPassword(auth, nextEmail, 'secret-4'))]
  return { verification, unprovedChange, resetCode, resetWeak, resetTwiceAtOnce, changeOfAddress, wayBack }
}

async function walkRefusals({ auth, other, email, nextEmail }: Walker) {
  const unknown = `nobody-${email}`
  const link = 'http://x/?mode=signIn&oobCode=abc&apiKey=k'
  const wrong = () => outcome(signInWithEmailAndPassword(other, nextEmail, 'wrong-one'))
  const refusals = {
    emailInUse: await outcome(createUserWithEmailAndPassword(other, nextEmail, 'secret-1')),
    wrongPassword: await wrong(),
    userNotFound: await outcome(signInWithEmailAndPassword(other, unknown, 'secret-1')),
    resetUserNotFound: await outcome(sendPasswordResetEmail(other, unknown)),
    invalidEmail: await outcome(signInWithEmailAndPassword(other, 'ann at example', 'secret-1')),
    missingEmail: await outcome(createUserWithEmailAndPassword(other, '', 'secret-1')),
    missingPassword: await outcome(createUserWithEmailAndPassword(other, unknown, '')),
    weakPassword: await outcome(createUserWithEmailAndPassword(other, unknown, '12345')),
    passwordTooLong: await outcome(createUserWithEmailAndPassword(other, unknown, 'x'.repeat(4097))),
    invalidActionCode: await outcome(applyActionCode(other, 'no-such-code')),
    continueElsewhere: await outcome(
      sendPasswordResetEmail(other, nextEmail, { url: 'https://evil.example/' }),
    ),
    emailLink: await outcome(signInWithEmailLink(other, nextEmail, link)),
    emailLinkMail: await outcome(
      sendSignInLinkToEmail(other, nextEmail, { url: 'http://localhost/', handleCodeInApp: true }),
    ),
    federated: await outcome(signInWithCredential(other, GoogleAuthProvider.credential('{"sub":"g"}'))),
    customToken: await outcome(signInWithCustomToken(other, 'a.b.c')),
    signInMethods: [
      await fetchSignInMethodsForEmail(other, nextEmail),
      await fetchSignInMethodsForEmail(other, unknown),
    ],
    anonymous: await outcome(signInAnonymously(other)),
    tooManyRequests: await lastOf(7, wrong),
  }
  const { currentUser } = auth
  const deleted = await outcome(currentUser ? deleteUser(currentUser) : Promise.reject(new Error('nobody')))
  const again = outcome(sendPasswordResetEmail(auth, nextEmail))
  return { ...refusals, deleted: [deleted, auth.currentUser === null, await again] }
}

/** Waits for a newer mail, because mails leave after the response. */
async function after(old: string, newest: () => Promise<string>): Promise<string> {
  for (;;) {
    const code = await newest()
    if (code !== old) return code
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Repeats an attempt until the limit refuses it, and returns the last outcome. */
async function lastOf(times: number, attempt: () => Promise<string>): Promise<string> {
  let last = ''
  for (let nth = 0; nth < times; nth++) last = await attempt()
  return last
}
