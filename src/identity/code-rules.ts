const HOUR = 3_600_000

/**
 * Purposes of mailed codes. `RECOVER_EMAIL`, the way back, restores the address that an account had before a
 * change; `EMAIL_SIGNIN` signs in the reader of an address, with or without an account;
 * `REVERT_SECOND_FACTOR_ADDITION` removes an authenticator app that somebody else has added.
 */
export const codePurposes = [
  'PASSWORD_RESET',
  'VERIFY_EMAIL',
  'VERIFY_AND_CHANGE_EMAIL',
  'EMAIL_SIGNIN',
  'RECOVER_EMAIL',
  'REVERT_SECOND_FACTOR_ADDITION',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Milliseconds for which each code is valid; the mails state the same times. */
export const lifetimeMs: Readonly<Record<CodePurpose, number>> = {
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 72 * HOUR,
  VERIFY_AND_CHANGE_EMAIL: HOUR,
  EMAIL_SIGNIN: HOUR / 6,
  RECOVER_EMAIL: 72 * HOUR,
  REVERT_SECOND_FACTOR_ADDITION: 72 * HOUR,
}

/** Events of an account that change who may hold a valid code. */
export type CodeEvent =
  /** A code of the same purpose was mailed. */
  | 'newer-code'
  /** A mailed code set the password. */
  | 'reset'
  /** A mailed code confirmed the address. */
  | 'confirmed'
  /** A mailed code gave the account another address. */
  | 'moved'
  /** A mailed link signed in. */
  | 'link-sign-in'
  /** A signed-in caller set a password. */
  | 'password-changed'
  /** A signed-in caller replaced an unproved address. */
  | 'address-changed'
  /** A way back was used. */
  | 'went-back'
  /** A mailed link removed an authenticator app that somebody else had added. */
  | 'app-undone'
  | 'signed-out-everywhere'
  | 'disabled'
  | 'deleted'

/** The fate of an unused code at an event; `younger` ends only codes that were mailed after the used one. */
type Fate = 'dies' | 'stays' | 'younger'

/**
 * Rules of codes that end with any proof of ownership, because others may have asked for the codes before.
 */
const diesWithAnyProof = {
  'newer-code': 'dies',
  reset: 'dies',
  confirmed: 'dies',
  moved: 'dies',
  'link-sign-in': 'dies',
  'password-changed': 'dies',
  'address-changed': 'dies',
  'went-back': 'dies',
  'app-undone': 'dies',
  'signed-out-everywhere': 'dies',
  disabled: 'dies',
  deleted: 'dies',
} satisfies Record<CodeEvent, Fate>

/**
 * Rules of codes that outlast such proofs: a thief can give them too, and must not thereby end the codes with
 * which the owner undoes a theft.
 */
const outlivesProofs = {
  'newer-code': 'stays',
  reset: 'stays',
  confirmed: 'stays',
  moved: 'stays',
  'link-sign-in': 'stays',
  'password-changed': 'stays',
  'address-changed': 'stays',
  'went-back': 'stays',
  'app-undone': 'stays',
  'signed-out-everywhere': 'stays',
  disabled: 'stays',
  deleted: 'dies',
} satisfies Record<CodeEvent, Fate>

/**
 * The fate of a mailed code that is still unused, for each purpose and event.
 *
 * Proofs of ownership do not end a way back, because a thief can give them all: they can prove their own
 * address and set a password. That is safe, because a way back leads only to an address that its reader has
 * proved, and an account with a proved address accepts only proved ones from then on (`change-address.ts`).
 * All ways back of an account therefore form one sequence in which the older ones count for more: using one
 * ends those that were mailed after it, and never those before. A change to an address that a way back leads
 * to uses that way back.
 */
export const codeRules: Readonly<Record<CodePurpose, Readonly<Record<CodeEvent, Fate>>>> = {
  // Both codes are in the mailbox of the account's own address, and signing devices out does not change who
  // reads it.
  PASSWORD_RESET: { ...diesWithAnyProof, 'signed-out-everywhere': 'stays' },
  VERIFY_EMAIL: { ...diesWithAnyProof, 'signed-out-everywhere': 'stays' },
  VERIFY_AND_CHANGE_EMAIL: diesWithAnyProof,
  EMAIL_SIGNIN: diesWithAnyProof,
  // A disabled account refuses the code, which stays: the account may be disabled because a thief has it.
  RECOVER_EMAIL: { ...outlivesProofs, 'went-back': 'younger' },
  // A new password does not end the code, because it would not remove a thief's app; the code ends with the
  // app.
  REVERT_SECOND_FACTOR_ADDITION: { ...outlivesProofs, 'newer-code': 'dies' },
}
