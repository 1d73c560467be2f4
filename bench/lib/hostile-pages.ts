const MB = 1024 * 1024
/** Size just below the limit of a page. */
const SIZE = 4 * MB - 10_000

const filled = (piece: string, before = '') =>
  before + piece.repeat(Math.floor((SIZE - before.length) / piece.length))
const linked = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const many = <T>(count: number, one: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => one(index))

/** Pages of up to 4 MB made to keep a parser busy, by their content. */
export const hostilePages: Readonly<Record<string, string>> = {
  'list items': filled('<li>1 cup flour</li>', '<!doctype html><body><ul>'),
  'open list items': filled('<li>1 egg', '<body><article><ul>'),
  paragraphs: filled('<p>Mix 1 cup flour with 2 eggs for 10 minutes.</p>', '<body><main>'),
  'marked things': filled(
    '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop=name>a</b></div>',
    '<body>',
  ),
  headings: filled('<h2>Ingredients</h2><li>1 egg</li>', '<body>'),
  'linked recipes': linked({
    '@graph': many(1000, (index) => ({
      '@type': 'Recipe',
      name: `Soup ${index}`,
      recipeIngredient: many(40, () => '<b>1</b> cup flour'),
      recipeInstructions: ['Mix it.'],
    })),
  }),
  'long steps': linked({
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['1 egg'],
    recipeInstructions: many(1000, () => 'Mix &amp; bake for 10 minutes. '.repeat(60)),
  }),
}
