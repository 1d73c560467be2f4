import type { PageRecipe } from './cookbook.ts'

/** Fields that a page format cannot express, and that the reader therefore cannot know. */
export type Lacking = 'times' | 'category' | 'author' | 'picture' | 'description' | 'parts'
export interface Shape {
  name: string
  page: (recipe: PageRecipe) => string
  lacks?: Lacking[]
}

const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const numeric = (text: string) =>
  [...text].map((sign) => (/[\w\s.,]/.test(sign) ? sign : `&#${sign.codePointAt(0)};`)).join('')
const iso = (minutes: number) =>
  `PT${Math.floor(minutes / 60) > 0 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60}M`

export const thing = (recipe: PageRecipe, more: object = {}): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.title,
  description: recipe.description,
  recipeIngredient: recipe.ingredients,
  recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
  prepTime: iso(recipe.prep),
  cookTime: iso(recipe.cook),
  totalTime: iso(recipe.prep + recipe.cook),
  recipeYield: recipe.yield,
  recipeCategory: recipe.category,
  author: { '@type': 'Person', name: recipe.author },
  image: recipe.picture,
  ...more,
})

const around = (
  head: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Our Kitchen</title>${head}</head>
<body><nav><ul><li>Home</li><li>1 cup of news</li></ul></nav>${body}<footer><p>2024 Our Kitchen. Add us to your feed.</p></footer></body></html>`

const script = (text: string, type = 'application/ld+json') => `<script type="${type}">${text}</script>`
/** Serialises JSON for a script element, which a literal closing tag would end. */
const json = (value: unknown, space?: number) => JSON.stringify(value, null, space).replaceAll('</', '<\\/')
const linked = (name: string, build: (recipe: PageRecipe) => unknown): Shape => ({
  name: `JSON-LD: ${name}`,
  page: (recipe) =>
    around(script(json(build(recipe))), '<main><h1>Our Kitchen</h1><p>A long story.</p></main>'),
})
const broken = (name: string, spoil: (text: string) => string): Shape => ({
  name: `broken JSON-LD: ${name}`,
  page: (recipe) => around(script(spoil(json(thing(recipe), 2))), '<h1>Our Kitchen</h1>'),
})

const linkedShapes: Shape[] = [
  linked('one thing', (recipe) => thing(recipe)),
  linked('in a list', (recipe) => [{ '@type': 'WebSite', name: 'Our Kitchen' }, thing(recipe)]),
  linked('in a @graph, with references', (recipe) => ({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebPage', '@id': '/#page', name: 'Our Kitchen', primaryImageOfPage: { '@id': '#picture' } },
      thing(recipe, { image: { '@id': '#picture' }, author: { '@id': '#writer' }, '@id': '#recipe' }),
      { '@type': 'ImageObject', '@id': '#picture', url: recipe.picture, width: 1200 },
      { '@type': ['Person', 'Organization'], '@id': '#writer', name: recipe.author },
    ],
  })),
  linked('in mainEntity', (recipe) => ({ '@type': 'WebPage', mainEntity: thing(recipe) })),
  linked('in mainEntityOfPage of an article', (recipe) => ({
    '@type': 'Article',
    mainEntityOfPage: { '@type': 'WebPage', mainEntity: [thing(recipe)] },
  })),
  linked('in an ItemList', (recipe) => ({
    '@type': 'ItemList',
    itemListElement: [{ '@type': 'ListItem', position: 1, item: thing(recipe) }],
  })),
  linked('several types', (recipe) => thing(recipe, { '@type': ['NewsArticle', 'Recipe'] })),
  linked('type as address', (recipe) => thing(recipe, { '@type': 'http://schema.org/Recipe' })),
  linked('prefixed properties', (recipe) =>
    Object.fromEntries(
      Object.entries(thing(recipe, { '@type': 'schema:Recipe' })).map(([key, value]) => [
        key.startsWith('@') ? key : `schema:${key}`,
        value,
      ]),
    ),
  ),
  linked('sections', (recipe) =>
    thing(recipe, {
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Step 1',
          itemListElement: [{ '@type': 'HowToStep', text: recipe.steps[0] }],
        },
        {
          '@type': 'HowToSection',
          itemListElement: recipe.steps.slice(1).map((text) => ({ '@type': 'HowToStep', name: text, text })),
        },
      ],
    }),
  ),
  linked('steps as texts', (recipe) => thing(recipe, { recipeInstructions: recipe.steps })),
  linked('steps as numbered texts', (recipe) =>
    thing(recipe, { recipeInstructions: recipe.steps.map((step, index) => `${index + 1}. ${step}`) }),
  ),
  linked('steps as one text of lines', (recipe) =>
    thing(recipe, { recipeInstructions: recipe.steps.join('\n') }),
  ),
  linked('steps as one numbered text of one line', (recipe) =>
    thing(recipe, {
      recipeInstructions: recipe.steps.map((step, index) => `${index + 1}. ${step}`).join(' '),
    }),
  ),
  linked('steps as HTML list', (recipe) =>
    thing(recipe, {
      recipeInstructions: `<ol>${recipe.steps.map((step) => `<li><p>${html(step)}</p></li>`).join('')}</ol>`,
    }),
  ),
  linked('steps as HTML paragraphs', (recipe) =>
    thing(recipe, { recipeInstructions: recipe.steps.map((step) => `<p>${html(step)}</p>`).join('\n') }),
  ),
  linked('steps as encoded HTML', (recipe) =>
    thing(recipe, {
      recipeInstructions: recipe.steps.map((step) => `&lt;p&gt;${html(html(step))}&lt;/p&gt;`).join(''),
    }),
  ),
  linked('steps in an ItemList', (recipe) =>
    thing(recipe, {
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: recipe.steps.map((text, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: { '@type': 'HowToStep', text },
        })),
      },
    }),
  ),
  linked('steps with directions', (recipe) =>
    thing(recipe, {
      recipeInstructions: recipe.steps.map((text, index) => ({
        '@type': 'HowToStep',
        name: `Step ${index + 1}`,
        itemListElement: [{ '@type': 'HowToDirection', text }],
      })),
    }),
  ),
  linked('steps as an object with numbers', (recipe) =>
    thing(recipe, { recipeInstructions: { ...recipe.steps } }),
  ),
  linked('steps within lists', (recipe) =>
    thing(recipe, { recipeInstructions: [recipe.steps.map((text) => ({ '@type': 'HowToStep', text }))] }),
  ),
  linked('ingredients under the old name', (recipe) =>
    thing(recipe, { recipeIngredient: undefined, ingredients: recipe.ingredients }),
  ),
  linked('ingredients as one text', (recipe) =>
    thing(recipe, { recipeIngredient: recipe.ingredients.join('\n') }),
  ),
  linked('ingredients with entities', (recipe) =>
    thing(recipe, { recipeIngredient: recipe.ingredients.map(html) }),
  ),
  linked('ingredients with numeric entities', (recipe) =>
    thing(recipe, { recipeIngredient: recipe.ingredients.map(numeric) }),
  ),
  linked('ingredients as HTML', (recipe) =>
    thing(recipe, { recipeIngredient: recipe.ingredients.map((line) => `<span>${html(line)}</span><br/>`) }),
  ),
  linked('ingredients as HowToSupply', (recipe) =>
    thing(recipe, { recipeIngredient: recipe.ingredients.map((name) => ({ '@type': 'HowToSupply', name })) }),
  ),
  linked('ingredients with empty ones and spaces', (recipe) =>
    thing(recipe, {
      recipeIngredient: [
        '',
        ...recipe.ingredients.map((line) => `  ${line.replaceAll(' ', '\u00a0')}\t\n`),
        ' ',
      ],
    }),
  ),
  linked('everything encoded twice', (recipe) =>
    thing(recipe, {
      name: html(html(recipe.title)),
      recipeIngredient: recipe.ingredients.map((line) => html(html(line))),
    }),
  ),
  linked('yield as number and text', (recipe) =>
    thing(recipe, {
      recipeYield: [
        String(recipe.servings),
        recipe.yield.includes('s') ? recipe.yield : `${recipe.yield} servings`,
      ],
    }),
  ),
  linked('yield as number', (recipe) => thing(recipe, { recipeYield: recipe.servings })),
  linked('yield as QuantitativeValue', (recipe) =>
    thing(recipe, {
      recipeYield: { '@type': 'QuantitativeValue', value: recipe.servings, unitText: 'servings' },
    }),
  ),
  linked('times with all zeros', (recipe) =>
    thing(recipe, { prepTime: `P0Y0M0DT0H${recipe.prep}M0.000S`, cookTime: `P0DT${recipe.cook}M` }),
  ),
  linked('times in minutes only', (recipe) =>
    thing(recipe, { prepTime: `PT${recipe.prep}M`, cookTime: `pt${recipe.cook}m`, totalTime: null }),
  ),
  linked('times in words', (recipe) =>
    thing(recipe, {
      prepTime: `${recipe.prep} minutes`,
      cookTime: `${Math.floor(recipe.cook / 60)} hrs ${recipe.cook % 60} mins`,
      totalTime: '',
    }),
  ),
  linked('times as numbers', (recipe) =>
    thing(recipe, { prepTime: recipe.prep, cookTime: String(recipe.cook) }),
  ),
  linked('times as things', (recipe) =>
    thing(recipe, {
      prepTime: { '@type': 'Duration', maxValue: iso(recipe.prep) },
      cookTime: { minValue: iso(recipe.cook) },
    }),
  ),
  linked('cooking and total only', (recipe) =>
    thing(recipe, { prepTime: recipe.cook ? undefined : iso(recipe.prep) }),
  ),
  linked('pictures in a list', (recipe) =>
    thing(recipe, { image: [recipe.picture, 'https://cdn.example.com/second.jpg'] }),
  ),
  linked('picture as ImageObject', (recipe) =>
    thing(recipe, { image: { '@type': 'ImageObject', url: recipe.picture, width: 800 } }),
  ),
  linked('pictures with sizes', (recipe) =>
    thing(recipe, {
      image: [
        { url: 'https://cdn.example.com/small.jpg', width: 100 },
        { contentUrl: recipe.picture, width: '1200' },
      ],
    }),
  ),
  linked('author as text', (recipe) => thing(recipe, { author: recipe.author })),
  linked('authors in a list', (recipe) =>
    thing(recipe, { author: [{ '@type': 'Person', name: recipe.author }] }),
  ),
  linked('categories in a list', (recipe) =>
    thing(recipe, {
      recipeCategory: ['Main things', recipe.category.toUpperCase()],
      keywords: 'quick, easy',
    }),
  ),
  linked('with nutrition, ratings and video', (recipe) =>
    thing(recipe, {
      nutrition: { '@type': 'NutritionInformation', calories: '1 kcal' },
      aggregateRating: { ratingValue: 4.9, ratingCount: 12 },
      review: [{ '@type': 'Review', reviewBody: '1 cup more!' }],
      video: { '@type': 'VideoObject', name: 'How to', contentUrl: 'https://cdn.example.com/v.mp4' },
    }),
  ),
  linked('values in boxes', (recipe) =>
    thing(recipe, { name: { '@value': recipe.title }, recipeIngredient: { '@list': recipe.ingredients } }),
  ),
]

const brokenShapes: Shape[] = [
  broken('commas too many', (text) => text.replace(/\n(\s*)\]/g, ',\n$1]').replace(/\n\}$/, ',\n}')),
  broken('comments', (text) => text.replace('{', '{ // the recipe\n /* of the day, "really" */')),
  broken('CDATA', (text) => `\n//<![CDATA[\n${text}\n//]]>\n`),
  broken('CDATA in a comment', (text) => `/*<![CDATA[*/${text}/*]]>*/`),
  broken('HTML comment around it', (text) => `<!--\n${text}\n-->`),
  broken('a semicolon behind it', (text) => `${text};\n`),
  broken('control characters', (text) => text.replaceAll('"description": "', '"description": "\u0007\u0001')),
  broken('line ends and tabs in texts', (text) => text.replaceAll('. ', '.\n\t').replaceAll(', ', ',\n')),
  broken('escaped apostrophes', (text) => text.replaceAll('’', "\\'")),
  broken('a mark of byte order', (text) => `\ufeff${text}`),
  broken('two in a row', (text) => `{"@type":"Organization","name":"Our Kitchen"}\n${text}`),
  broken('quotes as entities', (text) => text.replaceAll('"', '&quot;')),
]

const list = (tag: string, lines: string[], attributes = '') =>
  lines.map((line) => `<${tag} ${attributes}>${html(line)}</${tag}>`).join('\n')

const markedShapes: Shape[] = [
  {
    name: 'microdata',
    page: (recipe) =>
      around(
        '',
        `<article itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${html(recipe.title)}</h1>
        <img itemprop="image" src="${html(recipe.picture)}" alt=""><p itemprop="description">${html(recipe.description)}</p>
        <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">${html(recipe.author)}</b></span>
        <time itemprop="prepTime" datetime="${iso(recipe.prep)}">soon</time><meta itemprop="cookTime" content="${iso(recipe.cook)}">
        <span itemprop="recipeYield">${recipe.yield}</span><i itemprop="recipeCategory">${recipe.category}</i>
        <ul>${list('li', recipe.ingredients, 'itemprop="recipeIngredient"')}</ul>
        <ol>${list('li', recipe.steps, 'itemprop="recipeInstructions"')}</ol></article>`,
      ),
  },
  {
    name: 'microdata with things as steps',
    page: (recipe) =>
      around(
        '',
        `<div itemscope itemtype="http://schema.org/Recipe"><div><h2 itemprop="name">${html(recipe.title)}</h2></div><link itemprop="image" href="${html(recipe.picture)}">
        <div itemprop="description"><p>${html(recipe.description)}</p></div><span itemprop="author">${html(recipe.author)}</span>
        <data itemprop="prepTime" value="${recipe.prep}">?</data><time itemprop="cookTime">${recipe.cook} min</time>
        <span itemprop="recipeYield" content="${recipe.yield}">some</span><a itemprop="recipeCategory" href="/c">${recipe.category}</a>
        ${list('p', recipe.ingredients, 'itemprop="ingredients"')}
        ${recipe.steps.map((step) => `<div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><span itemprop="text">${html(step)}</span></div>`).join('')}</div>`,
      ),
  },
  {
    name: 'microdata with all steps in one',
    page: (recipe) =>
      around(
        '',
        `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${html(recipe.title)}</h1><img itemprop="image" data-src="${html(recipe.picture)}">
        <p itemprop="description">${html(recipe.description)}</p><a itemprop="author">${html(recipe.author)}</a>
        <meta itemprop="prepTime" content="${iso(recipe.prep)}"><meta itemprop="cookTime" content="${iso(recipe.cook)}"><meta itemprop="recipeYield" content="${recipe.servings}">
        <meta itemprop="recipeCategory" content="${recipe.category}">
        <table>${recipe.ingredients.map((line) => `<tr itemprop="recipeIngredient"><td>${html(line)}</td></tr>`).join('')}</table>
        <div itemprop="recipeInstructions"><ol>${list('li', recipe.steps)}</ol></div></div>`,
      ),
  },
  {
    name: 'RDFa',
    page: (recipe) =>
      around(
        '',
        `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">${html(recipe.title)}</h1><img property="image" src="${html(recipe.picture)}">
        <p property="description">${html(recipe.description)}</p><span property="author" typeof="Person"><span property="name">${html(recipe.author)}</span></span>
        <meta property="prepTime" content="${iso(recipe.prep)}"><time property="cookTime" datetime="${iso(recipe.cook)}"></time>
        <span property="recipeYield">${recipe.yield}</span><span property="recipeCategory">${recipe.category}</span>
        <ul>${list('li', recipe.ingredients, 'property="recipeIngredient"')}</ul><ol>${list('li', recipe.steps, 'property="recipeInstructions"')}</ol></div>`,
      ),
  },
  {
    name: 'RDFa with prefixes',
    page: (recipe) =>
      around(
        '',
        `<div prefix="schema: http://schema.org/" typeof="schema:Recipe"><h1 property="schema:name">${html(recipe.title)}</h1><img property="schema:image" src="${html(recipe.picture)}">
        <p property="schema:description">${html(recipe.description)}</p><span property="schema:author">${html(recipe.author)}</span>
        <meta property="schema:prepTime" content="${iso(recipe.prep)}"><meta property="schema:cookTime" content="${iso(recipe.cook)}">
        <span property="schema:recipeYield">${recipe.yield}</span><span property="schema:recipeCategory">${recipe.category}</span>
        <ul>${list('li', recipe.ingredients, 'property="schema:recipeIngredient"')}</ul><div property="schema:recipeInstructions">${list('p', recipe.steps)}</div></div>`,
      ),
  },
  {
    name: 'h-recipe',
    page: (recipe) =>
      around(
        '',
        `<article class="h-recipe"><h1 class="p-name">${html(recipe.title)}</h1><p>by <a class="p-author h-card" href="/me"><span class="p-name">${html(recipe.author)}</span></a></p>
        <img class="u-photo" src="${html(recipe.picture)}"><p class="p-summary">${html(recipe.description)}</p><data class="p-yield" value="${recipe.yield}">y</data>
        <time class="dt-prep-time" datetime="${iso(recipe.prep)}">x</time><time class="dt-cook-time" datetime="${iso(recipe.cook)}">y</time><span class="p-category">${recipe.category}</span>
        <ul>${list('li', recipe.ingredients, 'class="p-ingredient"')}</ul><div class="e-instructions"><ol>${list('li', recipe.steps)}</ol></div></article>`,
      ),
  },
  {
    name: 'hRecipe',
    page: (recipe) =>
      around(
        '',
        `<div class="hrecipe"><h2 class="fn">${html(recipe.title)}</h2><span class="author">${html(recipe.author)}</span><img class="photo" src="${html(recipe.picture)}">
        <p class="summary">${html(recipe.description)}</p><span class="yield">${recipe.yield}</span>
        <span class="preptime"><span class="value-title" title="${iso(recipe.prep)}"></span>x</span><span class="cooktime"><span class="value-title" title="${iso(recipe.cook)}"></span>y</span>
        <a rel="tag" href="/t">${recipe.category}</a><ul>${list('li', recipe.ingredients, 'class="ingredient"')}</ul>
        <div class="instructions">${list('p', recipe.steps)}</div></div>`,
      ),
  },
]

const facts = (recipe: PageRecipe) => [
  `Prep time: ${recipe.prep} minutes`,
  `Cook time: ${recipe.cook} minutes`,
  `Serves: ${recipe.servings}`,
]
const metas = (recipe: PageRecipe) =>
  `<meta property="og:image" content="${html(recipe.picture)}"><meta name="description" content="${html(recipe.description)}"><meta name="author" content="${html(recipe.author)}">`

const plainShapes: Shape[] = [
  {
    name: 'headings and lists',
    lacks: ['category'],
    page: (recipe) =>
      around(
        metas(recipe),
        `<main><h1>${html(recipe.title)}</h1>${list('p', facts(recipe))}<h2>Ingredients</h2><ul>${list('li', recipe.ingredients)}</ul>
        <h2>Method</h2><ol>${list('li', recipe.steps)}</ol><h2>Comments</h2><p>Add 2 cups of love.</p></main>`,
      ),
  },
  {
    name: 'headings and paragraphs in an article',
    lacks: ['category'],
    page: (recipe) =>
      around(
        metas(recipe),
        `<article><h1>${html(recipe.title)}</h1><p>It was raining, and grandmother had a plan.</p><p>${facts(recipe).join(' | ')}</p>
        <h3>You will need</h3>${list('p', recipe.ingredients)}<h3>Directions</h3>${list('p', recipe.steps)}<h3>Nutrition facts</h3><p>1 kcal</p></article>`,
      ),
  },
  {
    name: 'headings in bold and lines with breaks',
    lacks: ['category'],
    page: (recipe) =>
      around(
        metas(recipe),
        `<div role="main"><h1>${html(recipe.title)}</h1><p>${facts(recipe).join('<br>')}</p><p><strong>Ingredients:</strong><br>${recipe.ingredients.map(html).join('<br>')}</p>
        <p><strong>Instructions:</strong><br>${recipe.steps.map((step, index) => `${index + 1}. ${html(step)}`).join('<br>')}</p></div>`,
      ),
  },
  {
    name: 'a plugin’s card in a long article',
    lacks: ['category'],
    page: (recipe) =>
      around(
        metas(recipe),
        `<article><h1>${html(recipe.title)}</h1><h2>Ingredients</h2><p>Here is what I say about lentils in general, at length.</p><h2>Steps</h2><p>Read on below for them.</p>
        <div class="wprm-recipe-container"><h2>${html(recipe.title)}</h2>${list('div', facts(recipe))}<h3>Ingredients</h3><ul>${list('li', recipe.ingredients)}</ul>
        <h3>Instructions</h3><ul>${list('li', recipe.steps)}</ul></div><div class="comments-area"><p>1 cup more</p></div></article>`,
      ),
  },
  {
    name: 'half in JSON-LD, half on the page',
    page: (recipe) =>
      around(
        script(json(thing(recipe, { recipeIngredient: undefined, recipeInstructions: undefined }))),
        `<main><h1>${html(recipe.title)}</h1><h2>Ingredients</h2><ul>${list('li', recipe.ingredients)}</ul><h2>Preparation</h2><ol>${list('li', recipe.steps)}</ol></main>`,
      ),
  },
]

export const shapes: readonly Shape[] = [...linkedShapes, ...brokenShapes, ...markedShapes, ...plainShapes]
