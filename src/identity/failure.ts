/** Codes of the Google Identity Toolkit that the SDK turns into `auth/…` codes. */
export type FailureCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_CHANGE_NEEDS_VERIFICATION'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_ARGUMENT'
  | 'INVALID_CODE'
  | 'INVALID_CONTINUE_URI'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_IDENTIFIER'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_MFA_PENDING_CREDENTIAL'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'INVALID_SESSION_INFO'
  | 'METHOD_NOT_ALLOWED'
  | 'MFA_ENROLLMENT_NOT_FOUND'
  | 'MISSING_CODE'
  | 'MISSING_CONTINUE_URI'
  | 'MISSING_EMAIL'
  | 'MISSING_GRANT_TYPE'
  | 'MISSING_IDENTIFIER'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_MFA_ENROLLMENT_ID'
  | 'MISSING_MFA_PENDING_CREDENTIAL'
  | 'MISSING_NEW_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_REQ_TYPE'
  | 'MISSING_SESSION_INFO'
  | 'NOT_FOUND'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'PAYLOAD_TOO_LARGE'
  | 'PERMISSION_DENIED'
  | 'RESET_PASSWORD_EXCEED_LIMIT'
  | 'SECOND_FACTOR_EXISTS'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNSUPPORTED_FIRST_FACTOR'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UNVERIFIED_EMAIL'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'

/** A refusal that the SDK understands. The text after the code reaches the user as the provider's message. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly status: number
  constructor(code: FailureCode, text?: string, status = 400) {
    super(text ? `${code} : ${text}` : code)
    this.name = 'Failure'
    this.code = code
    this.status = status
  }
}

/** The failure when a limit on attempts is reached; `code` is the one that the SDK knows for this call. */
export const tooManyAttempts = (
  code: 'RESET_PASSWORD_EXCEED_LIMIT' | 'TOO_MANY_ATTEMPTS_TRY_LATER' = 'TOO_MANY_ATTEMPTS_TRY_LATER',
): Failure => new Failure(code, 'Too many attempts. Please try again later.')

/**
 * The service cannot answer at the moment. The response is plain text with status 503: any JSON error on
 * lookup makes the SDK forget its user, while a body that is no JSON counts as a network error.
 */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

export const failureBody = ({ status, message }: { status: number; message: string }) => ({
  error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
})
