import { atom } from 'nanostores'

/**
 * Languages of the interface. English texts are in the code, those of each other language in a file of
 * `languages/`. `firstWeekday` 0 is Sunday. `plain` is the thousands separator of a language that writes
 * whole numbers in the digits 0 to 9 and has a singular for 1 only; its whole numbers then need none of the
 * browser's own tables, which are slow to open for the first time.
 */
export const languages = {
  en: { name: 'English', dir: 'ltr', dates: 'en-GB', numbers: 'en-US', plain: ',', firstWeekday: 0 },
  de: { name: 'Deutsch', dir: 'ltr', dates: 'de-DE', numbers: 'de-DE', plain: '.', firstWeekday: 1 },
} as const
export type Language = keyof typeof languages
// `Object.keys` loses the type of the keys.
export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

const KEY = 'larder.language'

const isLanguage = (code: string | null): code is Language => code !== null && Object.hasOwn(languages, code)

/** The cook's own choice, else the browser's first language that the interface has, else English. */
export function preferredLanguage(): Language {
  const browser = globalThis.navigator?.languages ?? []
  return chosen() ?? browser.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en'
}

function chosen(): Language | null {
  try {
    const code = localStorage.getItem(KEY)
    return isLanguage(code) ? code : null
  } catch {
    return null // storage can be blocked
  }
}

/**
 * The interface's language. English until `speak` is called, so tests and the page that the build renders are
 * English.
 */
export const language = atom<Language>('en')

export function rememberLanguage(code: Language): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // without storage the choice lasts as long as the page
  }
}
