import { describe, expect, test } from 'vitest'
import type { Allergen } from '#contract/dietary.ts'
import type { Craving } from '#kitchen/craving/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { aversionWords, harmlessPhrases, harmWords } from '#kitchen/languages/words/doubt-words.ts'
import { misreadings } from './verdict.ts'

/** Lists the phrases of a table, with each `*` replaced by a word, and the column of their language. */
const phrasesOf = (table: string): { phrase: string; column: number }[] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .flatMap((line) =>
      line.split('|').flatMap((cell, column) =>
        cell
          .split(',')
          .map((phrase) => phrase.trim())
          .filter((phrase) => phrase !== '' && phrase !== '-')
          .map((phrase) => ({ phrase: phrase.replaceAll('*', 'xxx'), column })),
      ),
    )

/** A food in English, German, Spanish, French and Italian, and its allergen. */
const foods: readonly (readonly [names: readonly string[], allergen: Allergen])[] = [
  [['cashews', 'Cashews', 'anacardos', 'noix de cajou', 'anacardi'], 'tree-nuts'],
  [['prawns', 'Garnelen', 'gambas', 'crevettes', 'gamberi'], 'crustaceans'],
  [['celery', 'Sellerie', 'apio', 'céleri', 'sedano'], 'celery'],
]
const dishes = ['chicken curry', 'Hähnchencurry', 'curry de pollo', 'curry de poulet', 'curry di pollo']

const isKeptOut = (craving: Craving, allergen: Allergen, food: string): boolean =>
  misreadings({ craving: craving.text, lang: 'en', allergies: [allergen] }, craving).length === 0 ||
  misreadings({ craving: craving.text, lang: 'en', out: [food] }, craving).length === 0

describe('a food that a sentence tells harm of', () => {
  test('is kept out or asked about, whatever the words of harm or aversion', () => {
    const texts = [...phrasesOf(harmWords), ...phrasesOf(aversionWords)].map(({ phrase, column }, place) => {
      const [names, allergen] = foods[place % foods.length]!
      const typed = names[column]
      const text =
        place % 2 === 0 ? `${typed} ${phrase}. ${dishes[column]}` : `${dishes[column]}; ${typed}, ${phrase}`
      return { text, allergen, english: names[0] ?? '' }
    })
    const wished = texts.filter(({ text, allergen, english }) => {
      const craving = readCraving(text)
      return craving.refusal === null && !isKeptOut(craving, allergen, english)
    })
    expect(wished.map(({ text }) => text)).toEqual([])
  })

  test('is no matter where a phrase is only a figure of speech', () => {
    const refused = phrasesOf(harmlessPhrases)
      .map(({ phrase }) => `${phrase} chicken curry`)
      .filter((text) => readCraving(text).refusal !== null)
    expect(refused).toEqual([])
  })

  test.each([
    ['last time my husband ate cashews we ended up in the ER, thai curry tonight', 'cashew'],
    ['my boy carries an EpiPen for wasps and sesame, some noodle bowl', 'sesame'],
    ['cinnamon = hives. apple pie', 'cinnamon'],
    ['every time I eat bread I’m doubled over, biopsy confirmed it. comfort food', 'bread'],
    ['pineapple burns my tongue so leave it off, a burger', 'pineapple'],
    ['I love nuts, but the guest can’t have them. a cake?', 'nuts'],
    ['corn is the enemy for my wife. taco night', 'corn'],
    ['keep the walnuts away from it. carrot cake', 'walnut'],
    ['she finds blue cheese disgusting. steak', 'blue cheese'],
    ['Mandeln müssen raus weil Jonas drauf reagiert. Kuchen', 'mandeln'],
    ['Sellerie geht bei Opa gar nicht, er kriegt Quaddeln. Rinderbraten', 'sellerie'],
    ['mon fils a fini aux urgences à cause d’une noix de cajou. curry de poulet', 'noix de cajou'],
    ['le céleri me rend malade. pot-au-feu', 'céleri'],
    ['mi suegra probó gambas y acabamos en urgencias, paella con pollo', 'gambas'],
    ['con le arachidi mia figlia è finita in ospedale. biscotti', 'arachidi'],
    ['il sedano mi fa prudere la gola. un ragù', 'sedano'],
  ])('%s: is asked about by name', (text, food) => {
    expect(readCraving(text).refusal).toMatch(new RegExp(`could not tell what .+ says of .*(?:${food})`))
  })

  test('is asked for where no sentence names it', () => {
    expect(readCraving('my wife swells up like a balloon. fish soup').refusal).toContain('could not tell')
    expect(readCraving('chicken curry, he gets hives').refusal).toContain('could not tell')
  })

  test('explains itself where it is left out: then its whole family is, too', () => {
    for (const text of [
      'pesto without pine nuts or cashews, his face swells up',
      'pesto senza pinoli e senza anacardi che a Luca si gonfia la faccia',
      'bread without walnuts please. My son ended up in the ER',
    ]) {
      const craving = readCraving(text)
      expect(craving.refusal, text).toBeNull()
      expect(craving.statedAllergies, text).toContain('tree-nuts')
    }
  })

  test('is asked about where the allergy may be over', () => {
    for (const text of [
      'used to be allergic to eggs but grew out of it, an omelette',
      'früher war ich gegen Erdbeeren allergisch, jetzt Erdbeerkuchen',
      'da bambina ero intollerante al glutine, lasagne',
    ])
      expect(readCraving(text).refusal, text).toContain('to be left out')
  })
})

describe('a denial', () => {
  test.each([
    ['pork i dont eat. a roast?', ['pork'], []],
    ['pork I don’t eat, wine in food neither, a roast', ['pork', 'wine'], []],
    ['mushrooms he won’t touch at all, pizza', ['mushroom'], []],
    ['peanuts out but raisins are fine, make me granola', ['peanut'], ['raisin']],
    ['latticini zero per mio marito. gelato', ['milk'], []],
    ['no apples pears mango honey. something baked', ['apple', 'pear', 'mango', 'honey'], []],
    ['Sam (sesame!!), Priya (no egg), me (want salmon)', ['sesame', 'egg'], ['salmon']],
    [
      'keep it simple, no lentils chickpeas beans or peas, any curry',
      ['lentil', 'chickpea', 'bean', 'pea'],
      [],
    ],
    ['steak night 🥩🥩 but NO 🧄', ['garlic'], []],
    ['pasta 🚫🥜 🍄❌', ['peanut', 'mushroom'], []],
    ['toddler with CMPA + soy, needs snacks', ['milk', 'soy'], []],
    ['APLV bébé 10 mois, une purée avec courgette', ['milk'], []],
    ['magari nemmeno i peperoni, una pasta', ['bell pepper'], []],
  ])('%s: holds for what it is said of', (text, out, wished) => {
    const craving = readCraving(text)
    expect(misreadings({ craving: text, lang: 'en', out }, craving)).toEqual([])
    for (const food of wished) expect(craving.foods.join(' ')).toContain(food)
  })

  test.each([
    ["don't leave out the peanuts, kung pao chicken", 'peanut'],
    ["don't leave the peanuts out, kung pao chicken", 'peanut'],
    ['i cant NOT have cheese on it. pizza', 'cheese'],
    ['una torta, non dimenticare il cioccolato', 'chocolate'],
    ['almond cake. nobody has any nut issues', 'almond'],
  ])('%s: two of them are none', (text, food) => {
    const craving = readCraving(text)
    expect(craving.exclusions.join(' ')).not.toContain(food)
    expect([...craving.diets, ...(craving.statedAllergies ?? [])]).toEqual([])
  })

  test('of what has a face is one of meat and fish', () => {
    expect(readCraving('nothing with a face. comfort food').diets).toContain('vegetarian')
  })

  test('of a partner is not read as gluten free', () => {
    expect(readCraving('my gf wants tacos').diets).toEqual([])
  })
})

describe('a denial that no food follows', () => {
  test.each([
    ['Lobster must not come within a mile of my wife. Fish pie', 'Lobster'],
    ['strawberries and my skin aren’t on speaking terms. Summer cake', 'strawberries'],
    ['Rosenkohl kommt mir nicht ins Haus. Deftiger Eintopf', 'Rosenkohl'],
    ['le roquefort ne passera pas la porte. Une quiche', 'roquefort'],
    ['mushrooms = slime. Pizza idea?', 'mushrooms'],
    ['Dinner for 5. me: lupin. Dave: celery. Aunty Jean: nothing hot. Sausage and mash', 'lupin'],
    ['La cantine refuse tout ce qui a vu une graine de sésame. Goûter à emporter', 'sésame'],
  ])('%s: is asked about with the food before it', (text, food) => {
    expect(readCraving(text).refusal?.toLowerCase()).toContain(food.toLowerCase())
  })

  test.each([
    'I can’t wait for ramen',
    'a risotto that isn’t too rich',
    'bread that doesn’t need yeast',
    'chicken because I don’t have much time',
    'pasta, not too spicy',
    'we have: chicken, rice. Dinner for: four',
    'banana bread when I don’t feel like baking',
  ])('%s: is no matter where it is said of something else', (text) => {
    expect(readCraving(text).refusal).toBeNull()
  })
})

describe('an illness that the kitchen has no rules for', () => {
  test.each([
    'Kuchen bei Sorbitunverträglichkeit',
    'cake, I have trehalose malabsorption',
    'soup for latex-fruit syndrome',
  ])('%s: is refused by its name', (text) => expect(readCraving(text).refusal).toContain('has no rules for'))
})

describe('talk that denies no food', () => {
  test.each([
    ['not sure if salmon or cod tonight', ''],
    ['no such thing as too much garlic. forty clove chicken', 'garlic'],
    ['nobody here ever says no to meatballs', 'meatball'],
    ['who doesn’t love strawberries? shortcake', 'strawberry'],
    ['if I don’t use this feta today it is gone', 'feta'],
    ['no supper is complete without bread', 'bread'],
    ['my oven hates me so a chickpea curry on the stove', 'chickpea'],
    ['zero effort dinner, eggs and rice', 'egg'],
    ['one pan salmon so I can avoid washing up', 'salmon'],
    ['nur noch Linsen und eine Dose Tomaten da', 'lentil'],
    ['n’oublie pas les noix dans le cake', 'nut'],
    ['pourquoi pas du roquefort dans la sauce', 'blue cheese'],
    ['¿por qué no ponerle queso azul a la hamburguesa?', 'blue cheese'],
    ['perché non aggiungere il gorgonzola al risotto', 'blue cheese'],
    ['risotto ai funghi, fuori nevica', 'mushroom'],
  ])('%s', (text, food) => {
    const craving = readCraving(text)
    expect(craving.refusal).toBeNull()
    expect(craving.exclusions.filter((one) => one === food)).toEqual([])
    expect(craving.diets).toEqual([])
  })
})

describe('plain words for what is left out', () => {
  test.each<[string, Partial<Parameters<typeof misreadings>[0]>]>([
    ['kiwi and strawberry free fruit salad', { out: ['kiwi', 'strawberry'] }],
    ['Pilze mag er nicht, Schnitzel mit Soße', { out: ['mushroom'] }],
    ['Karotten vertrag ich nicht. Eine Suppe', { out: ['carrot'] }],
    ['Suppe ohne Sellerie bitte, Oma ist allergisch', { allergies: ['celery'] }],
    ['pesto senza noci, allergia', { allergies: ['tree-nuts'] }],
    ['vinaigrette sans moutarde allergie', { allergies: ['mustard'] }],
    ['el melocotón me da alergia, un postre', { out: ['peach'] }],
    ['pure intollerante al lattosio, tiramisù', { allergies: ['milk'] }],
    ['recovering alcoholic at the table, beef stew', { diets: ['alcohol-free'] }],
    ['my roommate doesn’t eat anything with a face', { diets: ['vegetarian'] }],
    ['nix mit Sesam oder Erdnuss in die Brotdose', { out: ['sesame', 'peanut'] }],
    ['on mange cacher, du poulet', { diets: ['kosher'] }],
    ['my guts can’t do fibre or beans', { out: ['bean'] }],
    ['sulphites set off my asthma. beef casserole', { allergies: ['sulphites'] }],
    ['lactose int. so a gratin', { allergies: ['milk'] }],
    ['the midwife gave me a list, creamy pasta', { conditions: ['pregnancy'] }],
    ['no soya please, daughter’s rash is back. noodles', { diets: ['soy-free'] }],
    ['Bin in der 30. SSW und will Lachs', { conditions: ['pregnancy'] }],
    ['curry without garlic? garlic kills my stomach', { out: ['garlic'] }],
  ])('%s', (text, one) => {
    const craving = readCraving(text)
    expect(craving.refusal).toBeNull()
    expect(misreadings({ craving: text, lang: 'en', ...one }, craving)).toEqual([])
  })
})

describe('an allergy beside words that look like a praise or a denial of it', () => {
  test.each<[string, Partial<Parameters<typeof misreadings>[0]>]>([
    ['for my son who can’t eat peanuts, a satay', { out: ['peanut'] }],
    ['a stew for my wife who doesn’t eat meat', { out: ['meat'] }],
    ['for a friend who can’t tolerate milk, cake', { allergies: ['milk'] }],
    ['no pork, he has a nut allergy', { allergies: ['tree-nuts'] }],
    ['No fish, I have a dairy allergy. Pasta please', { allergies: ['milk'] }],
    ['no rush, I have an egg allergy', { allergies: ['eggs'] }],
    ['pad thai, and the same without peanuts for my son', { out: ['peanut'] }],
    ['please do not drop any peanuts in it, noodles', { out: ['peanut'] }],
    ['a gf lasagna', { diets: ['gluten-free'] }],
    ['dinner ❌🦐🦀', { out: ['shrimp', 'crab'] }],
  ])('%s', (text, one) => {
    expect(misreadings({ craving: text, lang: 'en', ...one }, readCraving(text))).toEqual([])
  })

  test.each([
    'keep my allergies in mind, cashews sent him to the ER',
    'Curry, no onions. If there are peanuts leave them out.',
    'I’m allergic to nothing but peanuts',
    'allergic to nothing, only peanuts',
  ])('%s: is asked about', (text) => {
    expect(readCraving(text).refusal).not.toBeNull()
  })
})

test.each([
  'a no bake cheesecake with strawberries',
  'My husband is out tonight, salmon for one',
  'turns out I have leftover chicken',
  'just broke up, chocolate ice cream please',
  'curled up on the couch, tomato soup with noodles',
  'rather not turn on the oven, tuna salad',
  'pasta without any fuss',
  'break out the grill, burgers with cheese',
  'before we set off hiking, egg sandwiches',
  'my kid gets sick every winter, chicken soup',
  'bringing chicken soup to the hospital',
  'birthday with balloons, chocolate cake',
  'ein großes Schnitzel mit Kartoffeln',
  'grosses tomates farcies au riz',
  'plaques de lasagnes aux épinards',
  'sono in vena di pollo al limone',
  'attention au budget, poulet',
  'No parents tonight, steak please!',
  'date night steak 🍷',
  'meat: chicken, veggies: carrots, carbs: rice',
])('%s: is an ordinary wish', (text) => {
  const craving = readCraving(text)
  expect(craving.refusal).toBeNull()
  // A child who is named eats of it, so no alcohol goes in; no harm is read.
  const diets = craving.diets.filter((diet) => diet !== 'alcohol-free')
  expect([...diets, ...craving.exclusions]).toEqual([])
})
