import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '#web/words/language.ts'
import { readSource, sourceFiles } from './imports.ts'
import { visibleTexts } from './visible-texts.ts'

/** Strings that look like visible words but are not, by file. */
const notForReaders: Record<string, RegExp> = {
  'web/ui/wordmark.tsx': /^Larder$/, // a name
  'web/pages/landing.tsx': /^Larder$/,
  'web/features/billing/receipt.tsx': /^Larder$/,
  'web/features/billing/plan-words.ts': /^(?:Visa|Mastercard|American Express|Discover|Diners Club)$/,
  'web/features/import/file-words.ts': /^(?:Larder|Mealie|Tandoor|Paprika|Nextcloud Cookbook|Cooklang)$/, // names of apps
  'web/features/import/link-import.tsx': /^https:\/\/$/,
  'web/features/refine/wishes.ts': /^[A-Z][a-z-]+(?: [a-z ]+)?$/, // read by the kitchen, which knows English
  'web/features/billing/stripe-appearance.ts': /^Source Sans 3, /, // fonts
  // the server's message, only compared
  'web/features/billing/use-checkout.ts': /^User already has an active subscription$/,
  'web/lib/http.ts': /^Bearer /, // headers
  'web/lib/authenticator-app.ts': /^Larder$/, // a name
  'web/lib/session.ts':
    // Messages for the console.
    /^Bearer |^(?:Sign-|Reading|Password|Confirming|Changing|Sending|Using|Adding|Removing)/,
  'web/lib/renew-ahead.ts': /^Renewing/, // a message for the console
  'web/lib/reachability.ts': /^The server cannot be reached\.$/, // an error's text; screens have their own
  'web/worker/share-target.ts': /^(?:title|text|url)$/, // fields of a form
  'web/ui/file-drop.tsx': /^Files$/, // the browser's name of a kind
}

/** The pages of cooks, without the specimens of the development build and without data. */
const files = sourceFiles().filter(
  (file) => file.startsWith('web/') && !/^web\/(?:words|assets|design)\//.test(file),
)

const outside = (file: string, source: string) =>
  visibleTexts(file, source)
    .filter(({ text }) => !notForReaders[file]?.test(text))
    .map(({ line, text }) => `${file}:${line} ${text}`)

test('every text of the web app is in the catalogue', () => {
  expect(files.flatMap((file) => outside(file, readSource(file)))).toEqual([])
})

test.each([
  ['between tags', '<p>Your plan is safe.</p>'],
  ['in an attribute', '<Section title="Users" />'],
  ['for those who hear', '<button aria-label="Open menu" />'],
  ['as one of two', '<p>{done ? "saved" : null}</p>'],
  ['with values in it', `<p>{\`\${n} of 3 left\`}</p>`],
  ['in a toast', 'toast({ title: "Report sent" })'],
  ['in a title', 'useTitle("Search")'],
  ['in a table of words', 'const names = { free: "Free" }'],
  ['in a sentence that begins with a value', `const fault = \`\${food} is on the list already.\``],
])('the guard sees a text %s', (_where, source) => {
  expect(outside('web/x.tsx', source)).toHaveLength(1)
})

test.each([
  ['classes', '<p className="flex Flex items-center" />'],
  ['codes', 'toast({ tone: "error" })'],
  ['the console', 'console.warn("The account could not be synced.")'],
  ['what an error says to us', 'throw new Error("startAuth was not called")'],
  ['the catalogue', '<p>{t.title}</p>'],
  ['a comparison', 'const isDown = event.key === "Arrow Down"'],
])('the guard leaves %s alone', (_what, source) => {
  expect(outside('web/x.tsx', source)).toEqual([])
})

/** The form of a text, or of a plural message of the library. */
type Message = string | { one?: string; other?: string }
interface Area {
  component: string
  base: Record<string, string | { transform: unknown; input: Message }>
}

const catalogue = join(import.meta.dirname, '../../src/web/words')

async function areas(): Promise<Area[]> {
  const modules = readdirSync(catalogue).filter((name) => /^[\w-]+\.ts$/.test(name))
  const read = await Promise.all(modules.map((name) => import(join(catalogue, name))))
  return read.flatMap((module: Record<string, unknown>) => Object.values(module).filter(isArea))
}

const isArea = (value: unknown): value is Area =>
  typeof value === 'object' && value !== null && 'component' in value && 'base' in value

const inputOf = (message: Area['base'][string]): Message =>
  typeof message === 'string' ? message : message.input
const textsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message))
const paramsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

/** Returns the reason why a translation does not match the English text; nothing when it does. */
function faultOf(code: string, english: Message, translated: unknown): string | null {
  const isPlural = typeof english !== 'string'
  if (isPlural !== (typeof translated === 'object' && translated !== null)) return 'has another shape'
  const texts = textsOf(translated as Message)
  if (texts.some((text) => typeof text !== 'string' || text.trim() === '')) return 'has an empty text'
  if (isPlural) {
    const wanted = new Intl.PluralRules(code).resolvedOptions().pluralCategories
    const forms = Object.keys(translated as object)
    if ([...wanted].sort().join() !== [...forms].sort().join()) return `needs the forms ${wanted.join(', ')}`
  }
  const params = paramsOf(textsOf(english).at(-1) ?? '').join()
  if (paramsOf(texts.at(-1) ?? '').join() !== params) return `needs ${params || 'no parameters'}`
  return null
}

function faultsOf(code: string, all: Area[], translation: Record<string, Record<string, unknown>>) {
  const missing = all.flatMap(({ component, base }) =>
    Object.entries(base).flatMap(([key, message]) => {
      const translated = translation[component]?.[key]
      const fault = translated === undefined ? 'is missing' : faultOf(code, inputOf(message), translated)
      return fault ? [`${component}.${key} ${fault}`] : []
    }),
  )
  const known = new Set(
    all.flatMap(({ component, base }) => Object.keys(base).map((key) => `${component}.${key}`)),
  )
  const unknown = Object.entries(translation).flatMap(([component, texts]) =>
    Object.keys(texts)
      .filter((key) => !known.has(`${component}.${key}`))
      .map((key) => `${component}.${key} is not in the English`),
  )
  return [...missing, ...unknown]
}

const translationOf = (code: Language): Record<string, Record<string, unknown>> =>
  JSON.parse(readFileSync(join(catalogue, 'languages', `${code}.json`), 'utf8'))

describe('a language is complete', () => {
  const others = languageCodes.filter((code) => code !== 'en')
  test.each(others)('%s', async (code) => {
    const all = await areas()
    expect(all.length).toBeGreaterThan(20)
    expect(faultsOf(code, all, translationOf(code))).toEqual([])
  })

  test('or the guard says what is wrong', async () => {
    const all: Area[] = [
      {
        component: 'test',
        base: { a: 'A', b: 'B {x}', c: { transform: {}, input: { one: '1 c', other: '{count} c' } }, d: 'D' },
      },
    ]
    expect(faultsOf('de', all, { test: { a: ' ', b: 'B {y}', c: { one: 'eins' }, e: 'E' } })).toEqual([
      'test.a has an empty text',
      'test.b needs {x}',
      'test.c needs the forms one, other',
      'test.d is missing',
      'test.e is not in the English',
    ])
  })
})
