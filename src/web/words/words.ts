import type { Messages, Translations } from '@nanostores/i18n'
import {
  type ComponentsJSON,
  createI18n,
  type count as libraryCount,
  type params as libraryParams,
  strings,
  transform,
} from '@nanostores/i18n'
import { useSyncExternalStore } from 'react'
import { numberFormat } from './format.ts'
import { type Language, language, rememberLanguage } from './language.ts'

const files = import.meta.glob<Record<string, ComponentsJSON[string]>>('./languages/*/*.json', {
  import: 'default',
})

async function load(code: Language): Promise<ComponentsJSON> {
  const areas = Object.keys(files).filter((path) => path.startsWith(`./languages/${code}/`))
  const read = await Promise.all(
    areas.map(async (path) => [path.replace(/^.*\/|\.json$/g, ''), await files[path]?.()] as const),
  )
  return Object.fromEntries(read.flatMap(([area, texts]) => (texts ? [[area, texts]] : [])))
}

/** Defines an area of the catalogue: its name, and its English texts. */
export const words = createI18n(language, { get: load })

/** From now on the interface speaks this language; resolves when its texts are there. */
export async function speak(code: Language): Promise<void> {
  // The cache holds texts as the files have them; the library's type says what it makes of them.
  if (code !== 'en') words.cache[code] ??= (await load(code)) as unknown as Translations
  language.set(code)
  document.documentElement.lang = code
}

/** `speak`, and the device remembers it. */
export async function chooseLanguage(code: Language): Promise<void> {
  await speak(code)
  rememberLanguage(code)
}

/** An area's texts in the language of the interface; draws anew when that changes. Elsewhere: `area.get()`. */
export const useWords = <Body extends Messages>(area: Body): ReturnType<Body['get']> =>
  useSyncExternalStore(area.listen, area.get, area.get) as ReturnType<Body['get']>

/** `params('{n} of {all}')` is called with `{ n, all }`. */
// The library's own puts values in one by one, as replacement patterns: a title with `$&` or `{all}` in it would be mangled.
export const params = transform((_, text: string, values: Record<string, string | number>) =>
  strings(text, (one) => one.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))),
) as typeof libraryParams

/** `count({ one: '1 meal', other: '{count} meals' })` is called with the number, which it prints as the language does. */
// The library's own prints 1000 meals in every language.
export const count = transform((code, forms: Record<string, string>, number: number) => {
  const form = new Intl.PluralRules(code).select(number)
  return (forms[form] ?? forms.other ?? '').replaceAll('{count}', () => numberFormat()(number))
}) as typeof libraryCount
