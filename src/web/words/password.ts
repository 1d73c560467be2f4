import { params, words } from './words.ts'

/** Field labels of the sign-in forms, and the rules for passwords. */
export const passwordWords = words('password', {
  email: 'Email',
  password: 'Password',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  changePassword: 'Change Password',
  noMatch: "Passwords don't match",
  atLeast: params('At least {min} characters'),
  atLeastError: params('Password must be at least {min} characters'),
  atMost: params('At most {max} characters'),
  atMostError: params('Password must be at most {max} characters'),
  lowercase: 'A lowercase letter',
  lowercaseError: 'Password must have a lowercase letter',
  uppercase: 'An uppercase letter',
  uppercaseError: 'Password must have an uppercase letter',
  number: 'A number',
  numberError: 'Password must have a number',
  symbol: 'A symbol, such as ! or ?',
  symbolError: 'Password must have a symbol, such as ! or ?',
})
