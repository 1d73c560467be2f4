import { atom } from 'nanostores'

/**
 * What the interface speaks; `firstWeekday` 0 is Sunday. English stands in the code, every other language is a file of `languages/`.
 * `plain`: 1 is one, every other whole number is many, and it is written in 0 to 9 with this between each three of them. The
 * browser's own tables, slow to open for the first time, then need not be asked for whole numbers.
 */
export const languages = {
  en: { name: 'English', dir: 'ltr', dates: 'en-GB', numbers: 'en-US', plain: ',', firstWeekday: 0 },
  de: { name: 'Deutsch', dir: 'ltr', dates: 'de-DE', numbers: 'de-DE', plain: '.', firstWeekday: 1 },
} as const
export type Language = keyof typeof languages
export const languageCodes = Object.keys(languages) as [Language, ...Language[]] // its own keys

const KEY = 'larder.language'

const isLanguage = (code: string | null): code is Language => code !== null && Object.hasOwn(languages, code)

/** The cook's own choice, else the first language of the browser that we speak, else English. */
export function preferredLanguage(): Language {
  const browser = globalThis.navigator?.languages ?? []
  return chosen() ?? browser.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en'
}

function chosen(): Language | null {
  try {
    const code = localStorage.getItem(KEY)
    return isLanguage(code) ? code : null
  } catch {
    return null // storage can be closed to us
  }
}

/** English until `speak` was called: tests and the page that is rendered at build time speak English. */
export const language = atom<Language>('en')

export function rememberLanguage(code: Language): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // the choice then lasts as long as the page
  }
}
