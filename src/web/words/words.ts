import type { Messages, Translations } from '@nanostores/i18n'
import { type ComponentsJSON, createI18n, type params as libraryParams, transform } from '@nanostores/i18n'
import { useSyncExternalStore } from 'react'
import { inFigures, pluralOf } from './format.ts'
import { type Language, language, languages, rememberLanguage } from './language.ts'

const files = import.meta.glob<ComponentsJSON>('./languages/*.json', { import: 'default' })

const load = async (code: Language): Promise<ComponentsJSON> =>
  (await files[`./languages/${code}.json`]?.()) ?? {}

/** Defines an area of the catalogue: its name, and its English texts. */
export const words = createI18n(language, {
  // An area that the language does not have is empty: the library would wait for it and draw nothing anew.
  get: async (code, areas) => ({
    ...Object.fromEntries(areas.map((area) => [area, {}])),
    ...(await load(code)),
  }),
})

/** From now on the interface speaks this language; resolves when its texts are there. */
export async function speak(code: Language): Promise<void> {
  if (code !== 'en' && !whole.has(code)) {
    keep(code, await load(code))
    whole.add(code)
  }
  turnTo(code)
}

/** Speaks this language with the texts that are at hand; an area that is not among them is fetched when it is read. */
export function speakWith(code: Language, texts: ComponentsJSON): void {
  keep(code, texts)
  turnTo(code)
}

const whole = new Set<Language>()

const keep = (code: Language, texts: ComponentsJSON) => {
  // The cache holds texts as the files have them; the library's type says what it makes of them.
  words.cache[code] = { ...words.cache[code], ...(texts as unknown as Translations) }
}

function turnTo(code: Language) {
  language.set(code)
  if (typeof document === 'undefined') return // the landing page is rendered at build time too
  document.documentElement.lang = code
  document.documentElement.dir = languages[code].dir
}

/** `speak`, and the device remembers it. */
export async function chooseLanguage(code: Language): Promise<void> {
  await speak(code)
  rememberLanguage(code)
}

/** An area's texts in the language of the interface; draws anew when that changes. Elsewhere: `area.get()`. */
export const useWords = <Body extends Messages>(area: Body): ReturnType<Body['get']> =>
  useSyncExternalStore(area.listen, area.get, area.get) as ReturnType<Body['get']>

/** The language that the interface speaks. */
export const useLanguage = (): Language => useSyncExternalStore(language.listen, language.get, language.get)

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** `params('{n} of {all}')` is called with `{ n, all }`. */
// The library's own puts values in one by one, as replacement patterns: a title with `$&` or `{all}` in it would be mangled.
export const params = transform((_, text: string, values: Record<string, string | number>) =>
  fill(text, values),
) as typeof libraryParams

type Places<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never
type Named<Forms> = Exclude<Places<Forms[keyof Forms]>, 'count'>

type Count = <const Forms extends { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>(
  forms: Forms,
) => (
  ...of: [Named<Forms>] extends [never]
    ? [number: number]
    : [number: number, values: Record<Named<Forms>, string | number>]
) => string

/**
 * `count({ one: '1 meal', other: '{count} meals' })` is called with the number, which it prints as the language does;
 * `count({ one: '{name} and 1 more', other: '{name} and {count} more' })` with the number and `{ name }`.
 */
// The library's own prints 1000 meals in every language.
export const count = transform(
  (_, forms: Record<string, string>, number: number, values: Record<string, string | number> = {}) => {
    const form = forms[pluralOf(number)] ?? forms.other ?? ''
    return fill(form, { ...values, count: inFigures(number) })
  },
) as unknown as Count
