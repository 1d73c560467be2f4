import type { Messages, Translations } from '@nanostores/i18n'
import { type ComponentsJSON, createI18n, type params as libraryParams, transform } from '@nanostores/i18n'
import { useSyncExternalStore } from 'react'
import { inFigures, pluralOf } from './format.ts'
import { type Language, language, languages, rememberLanguage } from './language.ts'

const files = import.meta.glob<ComponentsJSON>('./languages/*.json', { import: 'default' })

const load = async (code: Language): Promise<ComponentsJSON> =>
  (await files[`./languages/${code}.json`]?.()) ?? {}

/** Defines an area of the catalogue by its name and its English texts. */
export const words = createI18n(language, {
  // An area that the language lacks is set to empty, because the library would otherwise wait for it and not
  // redraw.
  get: async (code, areas) => ({
    ...Object.fromEntries(areas.map((area) => [area, {}])),
    ...(await load(code)),
  }),
})

/** Switches the interface to a language, and resolves when its texts are loaded. */
export async function speak(code: Language): Promise<void> {
  if (code !== 'en' && !whole.has(code)) {
    keep(code, await load(code))
    whole.add(code)
  }
  turnTo(code)
}

/**
 * Switches the interface to a language with the given texts; an area that they lack is fetched when it is
 * first read.
 */
export function speakWith(code: Language, texts: ComponentsJSON): void {
  keep(code, texts)
  turnTo(code)
}

const whole = new Set<Language>()

const keep = (code: Language, texts: ComponentsJSON) => {
  // The cache holds the files' plain texts, whereas the library's type describes the transformed ones.
  words.cache[code] = { ...words.cache[code], ...(texts as unknown as Translations) }
}

function turnTo(code: Language) {
  language.set(code)
  if (typeof document === 'undefined') return // the build renders the landing page without a document
  document.documentElement.lang = code
  document.documentElement.dir = languages[code].dir
}

/** Switches the interface to a language and remembers the choice on this device. */
export async function chooseLanguage(code: Language): Promise<void> {
  await speak(code)
  rememberLanguage(code)
}

/**
 * Returns an area's texts in the interface's language and re-renders when it changes. Outside components:
 * `area.get()`.
 */
export const useWords = <Body extends Messages>(area: Body): ReturnType<Body['get']> =>
  useSyncExternalStore(area.listen, area.get, area.get) as ReturnType<Body['get']>

/** Returns the interface's language and re-renders when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(language.listen, language.get, language.get)

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Marks a text with placeholders: `params('{n} of {all}')` is called with `{ n, all }`. */
// The library's own `params` inserts values one by one as replacement patterns, which mangles a title with
// `$&` or `{all}` in it.
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
 * Marks a text with plural forms. `count({ one: '1 meal', other: '{count} meals' })` is called with the
 * number, which is formatted for the language; `count({ one: '{name} and 1 more', other: '{name} and {count}
 * more' })` with the number and `{ name }`.
 */
// The library's own `count` prints 1000 without a separator in every language.
export const count = transform(
  (_, forms: Record<string, string>, number: number, values: Record<string, string | number> = {}) => {
    const form = forms[pluralOf(number)] ?? forms.other ?? ''
    return fill(form, { ...values, count: inFigures(number) })
  },
) as unknown as Count
