export { isForbidden } from './is-forbidden.ts'
export { type Conflict, conflictMessage, type EatingProfile, underProfile } from './under-profile.ts'
