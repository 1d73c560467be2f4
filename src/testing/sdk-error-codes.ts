/** What the SDK makes of each refusal that the service may send (identity.md, section 2.1). */
export const sdkErrorCodes: Readonly<Record<string, string>> = {
  EMAIL_EXISTS: 'auth/email-already-in-use',
  INVALID_PASSWORD: 'auth/wrong-password',
  EMAIL_NOT_FOUND: 'auth/user-not-found',
  INVALID_LOGIN_CREDENTIALS: 'auth/invalid-credential',
  INVALID_IDP_RESPONSE: 'auth/invalid-credential',
  INVALID_EMAIL: 'auth/invalid-email',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  RESET_PASSWORD_EXCEED_LIMIT: 'auth/too-many-requests',
  OPERATION_NOT_ALLOWED: 'auth/operation-not-allowed',
  USER_DISABLED: 'auth/user-disabled',
  TOKEN_EXPIRED: 'auth/user-token-expired',
  USER_NOT_FOUND: 'auth/user-token-expired',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'auth/requires-recent-login',
  'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Too easy': 'auth/password-does-not-meet-requirements',
  EXPIRED_OOB_CODE: 'auth/expired-action-code',
  INVALID_OOB_CODE: 'auth/invalid-action-code',
  'WEAK_PASSWORD : Password should be at least 6 characters': 'auth/weak-password',
  MISSING_PASSWORD: 'auth/missing-password',
  INVALID_ID_TOKEN: 'auth/invalid-user-token',
  ADMIN_ONLY_OPERATION: 'auth/admin-restricted-operation',
  INVALID_CONTINUE_URI: 'auth/invalid-continue-uri',
  EMAIL_CHANGE_NEEDS_VERIFICATION: 'auth/email-change-needs-verification',
}

/** Answers that are no refusal in the service's words: the SDK takes them for a network that failed. */
export const sdkNetworkFailures: readonly { status: number; type: string; body: string }[] = [
  { status: 503, type: 'text/plain', body: 'The service is busy. Please try again in a moment.' },
  { status: 502, type: 'text/html', body: '<html></html>' },
  { status: 400, type: 'application/json', body: '{"error":{"code":400}}' },
]
