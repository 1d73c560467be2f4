export { cravingOfOption } from './craving-of-option.ts'
export type { SeenWord } from './labels.ts'
export { OPTIONS, type OptionsRequest, offerOptions } from './offer-options.ts'
export { type PackageFood, readPackages } from './read-packages.ts'
