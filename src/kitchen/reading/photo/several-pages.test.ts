import { describe, expect, test } from 'vitest'
import { pageOf } from '#testing/scripted-reader.ts'
import type { PageText } from '../page.ts'
import { readPages } from './read-pages.ts'
import { HANDWRITING, NOTHING_LEGIBLE } from './reading.ts'

/** Builds a page whose first line is larger, as titles are. */
const titled = (text: string, height = 44): PageText => {
  const page = pageOf(text)
  const top = page.words[0]?.box.top ?? 0
  for (const word of page.words) if (word.box.top === top) word.box.bottom = top + height
  return page
}
const told = (pages: readonly PageText[], are?: Parameters<typeof readPages>[1]) =>
  readPages(pages, are).recipes.map(({ draft, pages: from }) => [
    draft.title,
    draft.ingredients.length,
    draft.instructions.length,
    from,
  ])

const soup = `Lentil Soup
Serves 4
Ingredients
1 cup red lentils
2 carrots, diced
4 cups stock
Method
1. Simmer it all for 25 minutes.
2. Blend and serve.`
const cake = `Plum Cake
Makes 12 pieces
Ingredients
2 cups flour
6 plums, halved
1/2 cup butter
Method
1. Rub the butter into the flour.
2. Bake with the plums for 40 minutes.`
const withoutHeadings = (text: string) => text.replace(/\n(?:Ingredients|Method)/g, '')
const [soupList = '', soupSteps = ''] = soup.split('\nMethod')

describe('the text tells whether pages go on or begin another recipe', () => {
  test.each<[string, PageText[], unknown[]]>([
    [
      'a list and its steps on two pages',
      [titled(soupList), pageOf(`Method${soupSteps}`)],
      [['Lentil Soup', 3, 2, [0, 1]]],
    ],
    [
      'steps that go on, without any heading',
      [
        titled(`${soupList}\nMethod\n1. Simmer it all for 25 minutes.`),
        pageOf('2. Blend it well and serve.'),
      ],
      [['Lentil Soup', 3, 2, [0, 1]]],
    ],
    [
      'a last line that stands alone on its page',
      [titled(`${soupList}\nMethod\n1. Simmer it all for 25 minutes.`), pageOf('2. Serve it.')],
      [['Lentil Soup', 3, 2, [0, 1]]],
    ],
    [
      'a second list under a heading, without a title of its own',
      [
        titled(soup),
        pageOf('Ingredients\n2 cloves garlic\n1 cup croutons\nMethod\n3. Fry and scatter them over.'),
      ],
      [['Lentil Soup', 5, 3, [0, 1]]],
    ],
    [
      'a group of the list on the next page',
      [
        titled(soupList),
        pageOf('For the croutons:\n2 slices bread\n1 tbsp oil\nMethod\n1. Simmer it.\n2. Fry the bread.'),
      ],
      [['Lentil Soup', 5, 2, [0, 1]]],
    ],
    [
      'two recipes of a page each',
      [titled(soup), titled(cake)],
      [
        ['Lentil Soup', 3, 2, [0]],
        ['Plum Cake', 3, 2, [1]],
      ],
    ],
    [
      'two recipes whose titles are as small as their text',
      [pageOf(soup), pageOf(cake)],
      [
        ['Lentil Soup', 3, 2, [0]],
        ['Plum Cake', 3, 2, [1]],
      ],
    ],
    [
      'two recipes without headings',
      [titled(withoutHeadings(soup)), titled(withoutHeadings(cake))],
      [
        ['Lentil Soup', 3, 2, [0]],
        ['Plum Cake', 3, 2, [1]],
      ],
    ],
    [
      'a first recipe without headings, and a second one with them',
      [titled(withoutHeadings(soup)), titled(cake)],
      [
        ['Lentil Soup', 3, 2, [0]],
        ['Plum Cake', 3, 2, [1]],
      ],
    ],
    [
      'a recipe of two pages and another of one',
      [titled(soupList), pageOf(`Method${soupSteps}`), titled(cake)],
      [
        ['Lentil Soup', 3, 2, [0, 1]],
        ['Plum Cake', 3, 2, [2]],
      ],
    ],
    [
      'a recipe that ends on the page on which the next one begins',
      [titled(soupList), pageOf(`Method${soupSteps}\n${cake}`)],
      [
        ['Lentil Soup', 3, 2, [0, 1]],
        ['Plum Cake', 3, 2, [1]],
      ],
    ],
    [
      'a title far above its list, with a story between',
      [
        titled(soup),
        titled(
          cake.replace(
            'Ingredients',
            `${'My aunt made this when the plums were ripe.\n'.repeat(7)}Ingredients`,
          ),
        ),
      ],
      [
        ['Lentil Soup', 3, 2, [0]],
        ['Plum Cake', 3, 2, [1]],
      ],
    ],
    [
      'a picture of the dish between two recipes',
      [titled(soup), { width: 1200, height: 1600, words: [] }, titled(cake)],
      [
        ['Lentil Soup', 3, 2, [0, 1]],
        ['Plum Cake', 3, 2, [2]],
      ],
    ],
  ])('%s', (_, pages, expected) => {
    expect(told(pages)).toEqual(expected)
  })
})

describe('the cook says what the text does not', () => {
  test('one recipe on all pages, though each has a title', () => {
    expect(told([titled(soup), titled(cake)], 'one_recipe')).toEqual([['Lentil Soup', 6, 4, [0, 1]]])
  })

  test('a recipe on each page, though the second has no title', () => {
    const list = '2 cloves garlic\n1 cup croutons\nMethod\n1. Fry and scatter them over.'
    expect(told([titled(soup), pageOf(`Ingredients\n${list}`)], 'recipe_each')).toEqual([
      ['Lentil Soup', 3, 2, [0]],
      ['Recipe from a photo', 2, 1, [1]],
    ])
  })
})

describe('a page that cannot be read', () => {
  const hand = pageOf(cake, 60)
  const specks = pageOf('a e\nrn l', 40)

  test('keeps no other from being read, and is named', () => {
    const reading = readPages([titled(soup), hand, specks])
    expect([reading.unread, reading.refusal, reading.recipes[0]?.pages]).toEqual([[1, 2], null, [0, 1, 2]])
    expect(reading.recipes).toHaveLength(1)
  })

  test('is refused with the reason when it is the only page', () => {
    expect(readPages([hand, specks]).refusal).toBe(HANDWRITING)
    expect(readPages([specks, specks]).refusal).toBe(NOTHING_LEGIBLE)
  })
})
