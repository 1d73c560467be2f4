const HOUR = 3_600_000

/**
 * The purposes of mailed codes. `RECOVER_EMAIL` leads back to the address that an account had before it was changed;
 * `EMAIL_SIGNIN` signs in who reads an address's mail, whether it has an account yet or not;
 * `REVERT_SECOND_FACTOR_ADDITION` takes away an authenticator app that somebody else has added.
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

/** How long each code works. The mails say the same. */
export const lifetimeMs: Readonly<Record<CodePurpose, number>> = {
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 72 * HOUR,
  VERIFY_AND_CHANGE_EMAIL: HOUR,
  EMAIL_SIGNIN: HOUR / 6,
  RECOVER_EMAIL: 72 * HOUR,
  REVERT_SECOND_FACTOR_ADDITION: 72 * HOUR,
}

/** Events of an account that say something of whose it is. */
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
  /** Somebody who is signed in set a password. */
  | 'password-changed'
  /** Somebody who is signed in set an address, in place of one that nobody had proved. */
  | 'address-changed'
  /** A way back was used. */
  | 'went-back'
  /** A mailed link took an authenticator app away that somebody else had added. */
  | 'app-undone'
  | 'signed-out-everywhere'
  | 'disabled'
  | 'deleted'

/** `younger`: those that were mailed after the one that was used. */
type Fate = 'dies' | 'stays' | 'younger'

/** A proof that an account is the cook's own ends whatever others may have asked for before. */
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

/** A thief can give these proofs, too: what the owner undoes a theft with must not end by them. */
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
 * What becomes of a mailed code that is still unused.
 *
 * A way back is the one that proofs do not end, because a thief can give them all: they prove their own address, and
 * set a password. It is safe all the same, since it leads only to an address that its reader has proved, and an
 * account that has a proved address takes only proved ones from then on (`change-address.ts`). So all ways back of an
 * account stand in one line, and the older counts for more: using one ends those that were mailed after it, and never
 * those before. A change that leads to where a way back leads is that way back.
 */
export const codeRules: Readonly<Record<CodePurpose, Readonly<Record<CodeEvent, Fate>>>> = {
  // Both lie in the mailbox of the account's own address: signing devices out says nothing of who reads that.
  PASSWORD_RESET: { ...diesWithAnyProof, 'signed-out-everywhere': 'stays' },
  VERIFY_EMAIL: { ...diesWithAnyProof, 'signed-out-everywhere': 'stays' },
  VERIFY_AND_CHANGE_EMAIL: diesWithAnyProof,
  EMAIL_SIGNIN: diesWithAnyProof,
  // It is refused while the account is shut, and stays: the account may be shut because a thief has it.
  RECOVER_EMAIL: { ...outlivesProofs, 'went-back': 'younger' },
  // The owner may well choose a new password first: that does not take a thief's app away. It ends with the app.
  REVERT_SECOND_FACTOR_ADDITION: { ...outlivesProofs, 'newer-code': 'dies' },
}
