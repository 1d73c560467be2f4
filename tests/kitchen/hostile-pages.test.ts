import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recipeDraft } from '#contract/recipe.ts'
import { draftOf } from '#kitchen/reading/draft-of.ts'
import { readMinutes } from '#kitchen/reading/minutes.ts'
import { parseLooseJson } from '#kitchen/reading/page/loose-json.ts'
import { readPage, recipesOf } from '#kitchen/reading/page/read-page.ts'
import { readServings } from '#kitchen/reading/servings.ts'
import { readText } from '#kitchen/reading/text/read-text.ts'
import { cookbook } from './pages/cookbook.ts'
import { shapes, thing } from './pages/shapes.ts'

const place = { address: 'https://example.com/', absolute: (one: string) => one || null }
const script = (text: string) => `<script type="application/ld+json">${text}</script>`

test.each([
  ['PT1H30M', 90],
  ['PT90M', 90],
  ['P0DT1H30M', 90],
  ['P0Y0M0DT1H30M0.000S', 90],
  ['PT1.5H', 90],
  ['PT1,5H', 90],
  ['pt1h30m', 90],
  ['PT 1 H 30 M', 90],
  ['P1DT2H', 1560],
  ['P1D', 1440],
  ['P1W', 10080],
  ['PT5400S', 90],
  ['PT1H30', 90],
  ['PT1HOUR30MIN', 90],
  ['T30M', 30],
  ['P30M', 30],
  ['PT0M', 0],
  ['1:30', 90],
  ['01:30:00', 90],
  ['00:45', 45],
  ['90', 90],
  [90, 90],
  ['1 hr 30 min', 90],
  ['1 hour and 30 minutes', 90],
  ['1h30', 90],
  ['1½ hours', 90],
  ['about 2 hours', 120],
  ['20–30 minutes', 30],
  ['2 days', 2880],
  ['Overnight', 480],
])('%s is %s minutes', (said, minutes) => expect(readMinutes(said)).toBe(minutes))

test.each([
  '',
  'P',
  'PT',
  'soon',
  '-PT5M',
  '-5',
  'P3M2D',
  'P1Y',
  'PT99999H',
  '1:99',
  'PTXM',
  Number.NaN,
  null,
  {},
  ['PT5M'],
  '9'.repeat(500),
])('%s is no duration', (said) => expect(readMinutes(said)).toBeNull())

test.each([
  ['4', 4, 'said'],
  ['4 servings', 4, 'said'],
  ['Serves 4', 4, 'said'],
  ['Serves 4-6', 4, 'range'],
  ['4 to 6 people', 4, 'range'],
  ['Makes about 6 portions', 6, 'said'],
  ['one person', 1, 'said'],
  ['24 cookies', 24, 'pieces'],
  ['1 (9-inch) pie, 8 servings', 8, 'said'],
] as const)('%s serves %s', (said, servings, as) => expect(readServings(said)).toEqual({ servings, as }))

test.each(['1 loaf', 'one 20 cm cake', 'a lot', '', '0 servings', '500 people', '2 cups'])(
  '“%s” does not say how many it serves',
  (said) => expect(readServings(said)).toBeNull(),
)

test('JSON that nests too deep, is too long or names the prototype does no harm', () => {
  const deep = 5000
  expect(parseLooseJson(`${'['.repeat(deep)}${']'.repeat(deep)}`)).toEqual([])
  expect(parseLooseJson(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`)).toEqual([])
  expect(parseLooseJson(`"${'x'.repeat(2_100_000)}"`)).toEqual([])
  const [recipe] = readPage(
    script(
      JSON.stringify(thing(cookbook[0]!)).replace('{', '{"__proto__":{"polluted":true},"constructor":{},'),
    ),
    place,
  ).recipes
  expect(recipe?.title).toBe(cookbook[0]?.title)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('markup that nests too deep is not read', () => {
  const recipe =
    '<h2>Ingredients</h2><ul><li>2 eggs<li>1 cup milk</ul><h2>Method</h2><ol><li>Whisk both.</ol>'
  expect(readPage(recipe, place).by).toBe('text')
  const bomb = `${'<div>'.repeat(100_000)}${recipe}`
  expect(readPage(bomb, place)).toEqual({ recipes: [], by: 'nothing', text: '' })
})

test('things that point at each other come to an end', () => {
  const round = {
    '@graph': [
      thing(cookbook[0]!, {
        image: { '@id': '#a' },
        author: { '@id': '#b' },
        recipeInstructions: { '@id': '#c' },
      }),
      { '@id': '#a', image: { '@id': '#a' } },
      { '@id': '#b', author: { '@id': '#b' } },
      { '@id': '#c', itemListElement: { '@id': '#c' } },
    ],
  }
  expect(readPage(script(JSON.stringify(round)), place).recipes[0]?.title).toBe(cookbook[0]?.title)
})

test('markup in any field is text at most', () => {
  const payload = '<img src=x onerror=alert(1)><script>alert(2)</script>Soup<svg/onload=alert(3)>'
  const spoilt = thing(cookbook[0]!, {
    name: payload,
    description: payload,
    author: payload,
    recipeIngredient: [`1 cup ${payload}`, '2 eggs'],
    recipeInstructions: [payload, 'Serve.'],
  })
  const [found] = readPage(script(JSON.stringify(spoilt).replaceAll('</', '<\\/')), place).recipes
  expect(JSON.stringify(found)).not.toMatch(/<|onerror|alert/)
  expect(found?.title).toBe('Soup')
})

test('a page of many recipes begins with its own', () => {
  const list = cookbook.map((recipe, at) => thing(recipe, { url: `https://example.com/${at}` }))
  const page = script(JSON.stringify({ '@graph': list }))
  const found = readPage(page, { ...place, address: 'https://www.example.com/3?utm=x' }).recipes
  expect(found).toHaveLength(cookbook.length)
  expect(found[0]?.title).toBe(cookbook[3]?.title)
})

test('whatever is cut off or spoilt, nothing throws and what comes out is a draft', () => {
  const pages = shapes.map(({ page }, at) => page(cookbook[at % cookbook.length]!))
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.nat(4000),
      fc.nat(4000),
      fc.string({ unit: 'binary', maxLength: 12 }),
      (page, from, length, noise) => {
        const spoilt = page.slice(0, from) + noise + page.slice(from + length)
        for (const found of [...readPage(spoilt, place).recipes, ...readText(spoilt)]) {
          const { draft } = draftOf(found)
          expect(recipeDraft.safeParse({ ...draft, title: draft.title || 'x' }).error).toBeUndefined()
        }
      },
    ),
    { numRuns: 50 },
  )
})

test.each([
  ['spaces', ' '.repeat(100_000)],
  ['digits', '1'.repeat(100_000)],
  ['fractions', '1/2 '.repeat(25_000)],
  ['numbers of steps', '1. '.repeat(30_000)],
  ['open brackets', '('.repeat(100_000)],
  ['open marks', '<a '.repeat(30_000)],
  ['entities', '&amp;'.repeat(20_000)],
  ['commas', 'Ingredients: 1 egg'.padEnd(100_000, ', a')],
  ['labels', 'prep time '.repeat(10_000)],
  ['headings', 'Ingredients\n'.repeat(8000)],
  ['short lines', 'a\n'.repeat(50_000)],
])('100 kB of %s are read, not pondered', (_, text) => {
  expect(readText(text).length).toBeLessThan(4000)
  expect(readPage(`<main><h1>x</h1><p>${text}</p></main>`, place).by).toMatch(/text|nothing/)
})

const recipe = (inside: string) => `<div itemscope itemtype="https://schema.org/Recipe">${inside}</div>`
const full = (piece: string) => piece.repeat(Math.floor((4 * 1024 * 1024) / piece.length))
const linkedData = (json: string) => `<script type="application/ld+json">${json}</script>`

test.each([
  ['properties', recipe(full('<span itemprop="a">x</span>'))],
  ['ingredients of microdata', recipe(full('<b itemprop="recipeIngredient">1 egg</b>'))],
  ['RDFa', `<div typeof="schema:Recipe">${full('<i property="a">x</i>')}</div>`],
  ['recipes within each other', `${recipe('').slice(0, -6).repeat(500)}${full('<i itemprop=a>x</i>')}`],
  ['texts within each other', recipe(`${'<p><b itemprop=b>'.repeat(250)}${full('word ')}`)],
  ['nothing within each other', recipe(`${'<div itemprop=b>'.repeat(550)}${full('<i></i>')}`)],
  ['names of one property', recipe(`<b itemprop="${'a '.repeat(2_000_000)}">1 egg</b>`)],
  ['ingredients of a microformat', `<div class="h-recipe">${full('<i class="p-ingredient">x</i>')}</div>`],
  ['microformats', full('<div class="h-recipe"><i class="p-ingredient">x</i></div>')],
  ['spaces around linked data', linkedData(`x${' '.repeat(1_900_000)}x`)],
  ['spaces before linked data', linkedData(`${' '.repeat(1_900_000)}x`)],
  ['spaces behind CDATA', linkedData(`]]>${' '.repeat(1_900_000)}x`)],
  ['commas', linkedData(`[${', '.repeat(900_000)}x`)],
])('a page of 4 MB that is nothing but %s comes to an end', (_, page) => {
  const { recipes } = readPage(`<html><body>${page}</body></html>`, place)
  expect(recipes.length).toBeLessThanOrEqual(20)
})

test('each of a thousand recipes in linked data is read once, and the fullest come first', () => {
  let asked = 0
  const recipes = Array.from({ length: 1000 }, (_, index) => ({
    '@type': 'Recipe',
    get name() {
      asked += 1
      return `Soup ${index}`
    },
    recipeIngredient: Array.from({ length: 1 + (index % 7) }, () => '1 <b>egg</b>'),
    ...(index % 2 === 0 && { recipeInstructions: ['Boil them.'] }),
  }))
  const found = recipesOf(recipes)
  expect(found).toHaveLength(30)
  expect(new Set(found.map(({ ingredients }) => ingredients.length))).toEqual(new Set([7]))
  expect(found[0]).toMatchObject({ title: 'Soup 6', ingredients: Array(7).fill({ text: '1 egg' }) })
  // Each element is examined three times: to find it, to tell it from others, and to read it.
  expect(asked).toBe(1000 * 3)
})

test('parts of a text that are too long to be read are reported', () => {
  const short = 'Soup\n\nIngredients\n1 cup peas\n\nSteps\nCook.\n'
  const unclear = (text: string) => readText(text).at(-1)?.unclear
  expect(unclear(short)).toEqual([])
  expect(unclear(short + 'Stir.\n'.repeat(3000))).toEqual(['what stands behind the first 3000 lines.'])
  expect(unclear(`${short}${'Stir well. '.repeat(400)}`)).toEqual([
    'what a line has behind its first 4000 characters.',
  ])
})

test('a recipe stands before what a page is filled up with, and is found in it', () => {
  const own = recipe(
    '<h1 itemprop="name">Pea Soup</h1><i itemprop="recipeIngredient">1 cup peas</i><p itemprop="recipeInstructions">Cook them.</p>',
  )
  const page = `<html><body>${own}${full('<p itemscope itemprop="comment"><b itemprop="text">Good!</b></p>')}</body></html>`
  const { recipes, by } = readPage(page, place)
  expect([by, recipes.length, recipes[0]?.title]).toEqual(['markup', 1, 'Pea Soup'])
  const linked = `${JSON.stringify(thing(cookbook[0]!)).slice(0, -1)},"comment":[${'{"text":"Good!"},'.repeat(80_000)}{}]}`
  expect(readPage(linkedData(linked), place).recipes[0]?.title).toBe(cookbook[0]?.title)
})

test('a property belongs to the thing that it stands in directly', () => {
  const page = recipe(`
    <span itemprop="name">Pea Soup</span>
    <div itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada</b></div>
    <ul><li itemprop="recipeIngredient">1 cup peas</li><li itemprop="schema:recipeIngredient">salt</li></ul>
    <div itemprop="__proto__" itemscope><b itemprop="polluted">yes</b></div>
    <ol itemprop="recipeInstructions"><li>Soak.</li><li>Cook.</li></ol>
    ${recipe('<span itemprop="name">Croutons</span><i itemprop="recipeIngredient">bread</i><i itemprop="recipeInstructions">Fry.</i>')}`)
  const { recipes } = readPage(page, place)
  expect(
    recipes.map(({ title, author, ingredients, steps }) => [
      title,
      author,
      ingredients.map(({ text }) => text),
      steps.map(({ text }) => text),
    ]),
  ).toEqual([
    ['Pea Soup', 'Ada', ['1 cup peas', 'salt'], ['Soak.', 'Cook.']],
    ['Croutons', null, ['bread'], ['Fry.']],
  ])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('a microformat gives the first of each field, and a name in the author’s card is the author’s', () => {
  const page = `<div class="hrecipe">
    <div class="author vcard"><span class="fn">Ada</span></div>
    <h2 class="fn">Pea Soup</h2><h2 class="fn">Another</h2>
    <span class="duration">half an hour<span class="value-title" title="PT30M"></span></span>
    <p class="ingredient">1 cup peas</p><p class="ingredient">salt</p>
    <img class="photo" src="https://example.com/soup.jpg"><a rel="nofollow tag">Soups</a>
    <div class="instructions"><p>Soak.</p><p>Cook.</p></div></div>`
  const [found] = readPage(page, place).recipes
  expect(found).toMatchObject({
    title: 'Pea Soup',
    author: 'Ada',
    totalMinutes: 30,
    categories: ['Soups'],
    pictures: ['https://example.com/soup.jpg'],
  })
  expect(found?.ingredients.map(({ text }) => text)).toEqual(['1 cup peas', 'salt'])
  expect(found?.steps.map(({ text }) => text)).toEqual(['Soak.', 'Cook.'])
})

test.each([
  ['{"a":[1,2,],}', [{ a: [1, 2] }]],
  ['{"a":[1,,2 , /* and */ , // so on\n],"b":"x,,]"}', [{ a: [1, 2], b: 'x,,]' }]],
  ['/* <![CDATA[ */ {"a":1} /* ]]> */ ;; ', [{ a: 1 }]],
  ['//<![CDATA[\n{"a":1}\n//]]>\n', [{ a: 1 }]],
  ['<![CDATA[{"a":1}]]>', [{ a: 1 }]],
  ['<!-- {"a":1} -->', [{ a: 1 }]],
  ['\ufeff  {"a":"b]]>"};', [{ a: 'b]]>' }]],
])('%s is mended', (script, values) => expect(parseLooseJson(script)).toEqual(values))
