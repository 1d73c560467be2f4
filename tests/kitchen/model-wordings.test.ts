import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe, withRestTime, withSafetySteps } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

interface Row {
  craving: string
  title?: string
  /** Items, separated by `|`. */
  items: string
  steps: string[]
}

const draftOf = ({ title = 'Supper of the House', items, steps }: Row): RecipeDraft => ({
  title,
  description: 'A plain supper with a little of everything that the list has to give.',
  category: 'dinner',
  prepTime: 15,
  cookTime: 30,
  restTime: 0,
  servings: 4,
  ingredients: items.split('|').map((item) => ({ amount: '100 g', item })),
  instructions: steps,
})

/** Reads lines such as `200 g | Reis;1 Prise | Salz`. */
const linesOf = (text: string) =>
  text.split(';').map((line) => {
    const [amount = '', item = ''] = line.split(' | ')
    return { amount, item }
  })
/** Builds a recipe whose lines have amounts of their own. */
const foreign = (lines: string, steps: string[]): RecipeDraft => ({
  ...draftOf({ craving: '', items: '', steps }),
  ingredients: linesOf(lines),
})

const faultsOf = (row: Row): string[] =>
  blocking(checkRecipe(withSafetySteps(draftOf(row)), { craving: readCraving(row.craving), source: 'model' }))
    .filter(({ rule }) => /^(?:diet|allergy|coherence|condition|safety|amounts)\./.test(rule))
    .map(({ message }) => message)

/** Steps that only speak of a forbidden food, with steps that speak alike and use it. */
describe('a food that something stands in for, or smells and looks of', () => {
  const items = 'firm tofu|olive oil|rice|lemon juice|nutritional yeast'
  const use = 'Cook the rice and the tofu in the olive oil with the lemon juice and nutritional yeast.'
  test.each([
    'It stands in for the usual parmesan.',
    'The yeast takes the place of the cheddar.',
    'The lemon juice does the job of buttermilk here.',
    'The tofu plays the part of the eggs.',
    'This fills in for the traditional ghee.',
    'Use it in lieu of cream.',
    'Fry until it smells of browned butter.',
    'The tofu tastes of bacon now.',
    'It reminds you of feta.',
    'The yeast recalls Parmesan.',
    'Crumble until it mimics ricotta.',
    "Fold in the 'egg' and serve.",
    'Fold in the “egg” and serve.',
    'Stir until it is as smooth as custard.',
    'Fry until the crust is peanut-brown.',
    'The sauce turns butter-yellow.',
  ])('%s', (step) => expect(faultsOf({ craving: 'vegan dinner', items, steps: [use, step] })).toEqual([]))

  test.each([
    'Stir in the usual parmesan.',
    'Take the cheddar and scatter it over.',
    'Do the same with the buttermilk.',
    'Fill with the eggs.',
    'Add butter until it smells of nuts.',
    'It tastes flat, so stir in the bacon.',
    'Let it stand, then add the ghee.',
    'Serve with the real custard.',
  ])('broken: %s', (step) =>
    expect(faultsOf({ craving: 'vegan dinner', items, steps: [use, step] })).not.toEqual([]),
  )
})

describe('what a recipe makes and then names', () => {
  test.each<[string, Row]>([
    [
      'the flax eggs of a step that makes them',
      {
        craving: 'vegan brownies',
        title: 'Vegan Brownies',
        items: 'ground flaxseed|sugar|coconut oil|cocoa powder|almond flour',
        steps: [
          'Stir the flaxseed with 5 tablespoons of water and leave it for 5 minutes to make flax eggs.',
          'Whisk the sugar, coconut oil and flax eggs, stir in the cocoa powder and almond flour and bake at 350°F (175°C) for 25 minutes.',
        ],
      },
    ],
    [
      'a bacon of the title',
      {
        craving: 'vegan sandwich',
        title: 'Sandwich with Mushroom Bacon',
        items: 'king oyster mushrooms|soy sauce|vegan bread|tomatoes',
        steps: ['Fry the mushrooms in the soy sauce. Toast the bread.', 'Stack the bacon and the tomatoes.'],
      },
    ],
    [
      'steaks from the middle of a cabbage',
      {
        craving: 'vegetarian dinner',
        title: 'Cabbage Steaks',
        items: 'white cabbage|olive oil',
        steps: ['Cut four thick steaks from the middle of the cabbage.', 'Fry the steaks in the olive oil.'],
      },
    ],
    [
      'a ranch of its parts',
      {
        craving: 'vegan dip',
        items: 'vegan mayonnaise|dill|lemon juice|carrots',
        steps: [
          'Stir the mayonnaise, dill and lemon juice into a ranch.',
          'Serve the ranch with the carrots.',
        ],
      },
    ],
    [
      'a buttermilk of oat milk',
      {
        craving: 'dairy-free pancakes',
        items: 'oat milk|cider vinegar|flour|baking powder',
        steps: [
          'Stir the oat milk and vinegar together to make a quick buttermilk.',
          'Whisk in the flour and baking powder.',
        ],
      },
    ],
    [
      'a cream of tofu',
      {
        craving: 'vegan pasta',
        items: 'silken tofu|garlic|vegan spaghetti',
        steps: ['Blend the tofu and garlic to a silky cream.', 'Cook the spaghetti and toss with the cream.'],
      },
    ],
    [
      'a sauce of the title',
      {
        craving: 'dinner, no peanuts, allergic',
        title: 'Satay Skewers of Sunflower Seed Sauce',
        items: 'firm tofu|sunflower seed butter|coconut milk|lime juice',
        steps: [
          'Warm the sunflower seed butter, coconut milk and lime juice.',
          'Fry the tofu and pour the satay sauce over.',
        ],
      },
    ],
    [
      'a fried "rice" on a keto diet',
      {
        craving: 'keto fried rice',
        title: 'Cauliflower "Fried Rice"',
        items: 'riced cauliflower|eggs|tamari|avocado oil',
        steps: [
          'Fry the cauliflower in the avocado oil for 5 minutes, until the "rice" is dry.',
          'Add the eggs, stir until set, and season with the tamari.',
        ],
      },
    ],
    [
      'what a soak replaces in pregnancy',
      {
        craving: 'tiramisu while pregnant',
        items: 'decaf coffee|pasteurized mascarpone|ladyfingers|cocoa powder',
        steps: [
          'Pour the coffee into a dish; it stands in for the usual Marsala soak.',
          'Dip the ladyfingers, layer with the mascarpone and dust with the cocoa powder.',
        ],
      },
    ],
  ])('%s', (_, row) => expect(faultsOf(row)).toEqual([]))

  test.each<[string, Row]>([
    [
      'a bacon that no title explains',
      {
        craving: 'vegan sandwich',
        items: 'tomatoes|vegan bread',
        steps: ['Toast the bread.', 'Stack the bacon and the tomatoes.'],
      },
    ],
    [
      'a custard that something is dipped into',
      {
        craving: 'vegan toast',
        items: 'vegan bread|maple syrup',
        steps: ['Dip the bread into a custard and fry.', 'Pour the maple syrup over.'],
      },
    ],
    [
      'a broth that a cube becomes',
      {
        craving: 'vegetarian soup',
        items: 'carrots|rice',
        steps: ['Simmer the carrots and rice and stir them into a chicken broth.'],
      },
    ],
    [
      'an egg that something is stirred into',
      {
        craving: 'egg-free dinner',
        items: 'rice|peas',
        steps: ['Cook the rice and peas and mix them into an egg.'],
      },
    ],
    [
      'rice beside the cauliflower',
      {
        craving: 'keto dinner',
        title: 'Cauliflower Bowl',
        items: 'cauliflower|eggs|avocado oil',
        steps: ['Fry the cauliflower in the avocado oil, add the eggs and serve over rice.'],
      },
    ],
  ])('broken: %s', (_, row) => expect(faultsOf(row)).not.toEqual([]))
})

describe('lines that say what is not in them', () => {
  test.each([
    ['dinner, egg allergy', 'Parmigiano-Reggiano made without lysozyme'],
    ['dinner, celery allergy', 'vegetable stock, made with no celery'],
    ['gluten-free dinner', 'oat flakes free from gluten'],
    ['vegan dinner', 'smoked tofu, cut into lardons'],
    ['vegetarian dinner', 'oyster mushrooms, torn into steaks'],
    ['vegan dinner', 'chorizo vegan'],
    ['dinner, fish allergy', 'white miso (no dashi)'],
    ['dinner, celery allergy', 'vegetable bouillon (no celery)'],
    ['dinner, egg allergy', 'Parmigiano Reggiano (lysozyme-free)'],
    ['dinner, fish allergy', 'vegan (anchovy-free) Worcestershire sauce'],
    ['vegan dinner', 'nutritional yeast as a Parmesan substitute'],
    ['vegan dinner', 'almonds, ground, as a feta alternative'],
    ['vegan dinner', 'hot noodle cooking water'],
    ['gluten-free dinner', 'potato cooking water'],
  ])('%s: %s', (craving, item) =>
    expect(faultsOf({ craving, items: `${item}|rice`, steps: [`Cook the rice and the ${item}.`] })).toEqual(
      [],
    ),
  )

  test.each([
    ['dinner, egg allergy', 'Parmesan made with lysozyme'],
    ['dinner, celery allergy', 'celery stock without salt'],
    ['vegan dinner', 'pork belly, cut into lardons'],
    ['vegan dinner', 'cheddar without rind'],
    ['vegan dinner', 'chorizo, no added salt'],
    ['dinner, fish allergy', 'dashi (no salt)'],
    ['dinner, milk allergy', 'spread (no salt butter)'],
    ['dinner, peanut allergy', 'spread (no sugar peanut butter)'],
    ['dinner, egg allergy', 'Parmesan (lactose-free, with lysozyme)'],
    ['dinner, fish allergy', 'Worcestershire sauce (gluten-free)'],
    ['vegan dinner', 'feta as a cheddar substitute'],
    ['vegan dinner', 'spread (no salt butter)'],
    ['dinner, egg allergy', 'eggs (no more than needed)'],
  ])('broken: %s: %s', (craving, item) =>
    expect(
      faultsOf({ craving, items: `${item}|rice`, steps: [`Cook the rice and the ${item}.`] }),
    ).not.toEqual([]),
  )
})

describe('words for several lines', () => {
  test.each([
    [
      'spaghetti|Pecorino Romano|Parmigiano-Reggiano|black pepper',
      'Cook the pasta and stir in both cheeses and the pepper.',
    ],
    ['tonnarelli or spaghetti|olive oil|garlic', 'Cook the pasta and toss with the olive oil and garlic.'],
    ['cremini|shiitake|butter', 'Fry the mushrooms in the butter.'],
    ['kidney beans, canned|black beans, canned|salsa', 'Warm the beans in the salsa.'],
  ])('%s', (items, step) => expect(faultsOf({ craving: 'dinner', items, steps: [step] })).toEqual([]))

  test('what is served to dip into needs no figure', () => {
    const draft = draftOf({
      craving: '',
      items: 'tortillas|cheddar',
      steps: ['Fill the tortillas with the cheddar and fry. Serve with salsa.'],
    })
    const report = checkRecipe(
      { ...draft, ingredients: [...draft.ingredients, { amount: 'for dipping', item: 'salsa' }] },
      { source: 'model' },
    )
    expect(blocking(report).filter(({ rule }) => rule.startsWith('amounts.'))).toEqual([])
  })
})

describe('recipes in other languages', () => {
  test.each<[string, string, string[]]>([
    [
      'vegane Pfanne',
      '200 g | fester Tofu;1 EL | Rapsöl;100 g | Reis',
      ['Den Reis kochen. Den Tofu im Rapsöl zerdrücken, bis er aussieht wie Rührei.'],
    ],
    [
      'vegane Suppe',
      '200 g | fester Tofu;1 EL | Rapsöl;100 g | Reis',
      ['Den Reis kochen. Den Tofu im Rapsöl braten. Er erinnert an Speck und ersetzt die Butter.'],
    ],
    [
      'arroz vegano',
      '100 g | arroz;200 ml | leche de coco;100 g | chorizo vegano',
      ['Cocer el arroz en la leche de coco hasta que quede como unas natillas. Añadir el chorizo.'],
    ],
    [
      'riz végétalien',
      '100 g | de riz;200 ml | de lait de coco;1 pincée | de sel',
      [
        'Cuire le riz dans le lait de coco. Le goût rappelle la crème, qui est remplacée; le coco remplace le beurre.',
      ],
    ],
    [
      'Kartoffelsalat ohne Senf',
      '1 kg | festkochende Kartoffeln;5 EL | Sonnenblumenöl;½ Bund | Schnittlauch, in Röllchen',
      ['Die Kartoffeln kochen und mit dem Öl mischen. Mit dem Schnittlauch bestreuen.'],
    ],
    [
      'galette sans gluten',
      '250 g | farine de sarrasin certifiée sans gluten;50 cl | eau;1 tour de moulin | poivre',
      ["Fouetter la farine, l'eau et le poivre. Cuire à la poêle 4 minutes."],
    ],
    [
      'riso vegano',
      '100 g | riso;20 g | lievito alimentare',
      ['Cuocere il riso. Unire il lievito, che ricorda il parmigiano e sostituisce il burro.'],
    ],
  ])('%s keeps its diet', (craving, items, steps) => {
    const draft = foreign(items, steps)
    const faults = blocking(checkRecipe(draft, { craving: readCraving(craving), source: 'model' }))
    expect(faults.filter(({ rule }) => rule.startsWith('diet.')).map(({ message }) => message)).toEqual([])
  })

  test.each<[string, string, string]>([
    [
      'Hähnchenpfanne',
      '300 g | Hähnchenbrustfilet',
      'Das Hähnchenbrustfilet 2 Minuten braten, bis es noch rosa ist.',
    ],
    [
      'Hähnchenpfanne',
      '300 g | Hähnchenbrustfilet',
      'Das Hähnchenbrustfilet braten, bis es innen 55 °C hat.',
    ],
    [
      'pollo a la plancha',
      '300 g | pechuga de pollo',
      'Dorar la pechuga de pollo 1 minuto y dejarla rosada por dentro.',
    ],
    [
      'pollo a la plancha',
      '300 g | pechuga de pollo',
      'Cocinar la pechuga de pollo hasta 55 °C en el centro.',
    ],
    [
      'poulet poêlé',
      '300 g | de blanc de poulet',
      'Saisir le blanc de poulet 1 minute en le gardant bien rosé.',
    ],
    ['poulet poêlé', '300 g | de blanc de poulet', "Cuire le blanc de poulet jusqu'à 55 °C à cœur."],
    [
      'pollo in padella',
      '300 g | di petto di pollo',
      'Rosolare il petto di pollo 1 minuto lasciandolo ancora rosato.',
    ],
    ['pollo in padella', '300 g | di petto di pollo', 'Cuocere il petto di pollo fino a 55 °C al cuore.'],
  ])('%s: "%s", "%s" leaves it raw', (craving, line, step) => {
    const draft = foreign(line, [step])
    const faults = blocking(
      checkRecipe(withSafetySteps(draft), { craving: readCraving(craving), source: 'model' }),
    )
    expect(faults.map(({ rule }) => rule)).toContain('safety.poultry-temperature')
  })

  test.each<[string, string]>([
    [
      '300 g | Hähnchenbrustfilet',
      'Das Hähnchenbrustfilet braten, bis es nicht mehr rosa ist, mit rosa Pfeffer bestreuen.',
    ],
    ['300 g | pechuga de pollo', 'Dorar la pechuga de pollo hasta que no quede rosada por dentro.'],
    ['300 g | de blanc de poulet', "Cuire le blanc de poulet jusqu'à ce qu'il ne soit plus rosé."],
    ['300 g | di petto di pollo', 'Cuocere il petto di pollo finché non resta più rosato.'],
  ])('%s: "%s" is cooked through', (line, step) => {
    const draft = foreign(line, [step])
    const rules = blocking(checkRecipe(withSafetySteps(draft), { source: 'model' })).map(({ rule }) => rule)
    expect(rules).not.toContain('safety.poultry-temperature')
  })

  test.each<[string, string]>([
    ['200 g | de riz;1 pincée | de sel', 'Cuire le riz 1 h 30 à feu doux.'],
    ['200 g | Reis;1 Prise | Salz', 'Den Reis eineinhalb Stunden garen.'],
    ['200 g | di riso;1 pizzico | di sale', "Cuocere il riso per un'ora e mezza."],
    ['200 g | de arroz;1 pizca | de sal', 'Cocer el arroz durante una hora y media.'],
  ])('the times of "%s", "%s" agree', (line, step) => {
    const draft = { ...foreign(line, [step]), cookTime: 90 }
    const { findings } = checkRecipe(draft, { source: 'model' })
    expect(findings.filter(({ rule }) => rule.startsWith('times.') || rule.startsWith('wording.'))).toEqual(
      [],
    )
  })
})

describe('times that leave something out', () => {
  const slaw = draftOf({
    craving: '',
    items: 'cabbage|mayonnaise',
    steps: ['Mix the cabbage and mayonnaise.', 'Chill for 1 hour.'],
  })
  test('a wait is added to a recipe that says nothing of it', () => {
    const mended = withRestTime({ ...slaw, cookTime: 0 })
    expect(mended.restTime).toBe(60)
    expect(blocking(checkRecipe(mended, { source: 'model' }))).toEqual([])
  })
  test('and to none that has one, or that is long enough', () => {
    expect(withRestTime({ ...slaw, restTime: 45 }).restTime).toBe(45)
    expect(withRestTime({ ...slaw, cookTime: 60 }).restTime).toBe(0)
  })
  test('a bake of 45 minutes in 10 minutes of cooking is told', () => {
    const bread = draftOf({
      craving: '',
      items: 'flour|yeast|salt',
      steps: ['Mix the flour, yeast and salt.', 'Bake for 45 minutes.'],
    })
    const rules = (cookTime: number) =>
      checkRecipe({ ...bread, cookTime }, { source: 'model' }).findings.map(({ rule }) => rule)
    expect(rules(10)).toContain('times.cooking-too-short')
    expect(rules(40)).not.toContain('times.cooking-too-short')
  })
})

describe('what would contradict itself when it was mended', () => {
  test('beans that a step leaves unboiled are sent back', () => {
    const faults = faultsOf({
      craving: 'beans',
      items: 'dried red kidney beans|onion',
      steps: [
        'Put the dried kidney beans and onion into the slow cooker without boiling them.',
        'Cook on low for 6 hours.',
      ],
    })
    expect(faults.join(' ')).toMatch(/boiled hard/)
  })
  test.each([
    'Cook the chicken for 1 minute, so that it stays pink and translucent in the middle.',
    'Cook the chicken for 1 minute and leave it pink inside.',
    'Cook the chicken for 1 minute, keeping it slightly rosy.',
  ])('chicken that a step leaves raw is cooked through: %s', (step) => {
    const { instructions } = withSafetySteps(
      draftOf({ craving: '', items: 'chicken breast|oil', steps: [step] }),
    )
    expect(instructions.join(' ')).not.toMatch(/pink|rosy|translucent/)
    expect(instructions.join(' ')).toMatch(/165°F/)
  })
  test('rice that is hot is not told to be heated', () => {
    const steps = ['Fry the tofu for 5 minutes and serve over the rice.']
    const said = (rice: string) =>
      withSafetySteps(draftOf({ craving: '', items: `firm tofu|${rice}`, steps })).instructions.join(' ')
    expect(said('cooked jasmine rice, hot')).not.toMatch(/steaming/)
    expect(said('leftover cooked rice')).toMatch(/steaming/)
  })
})

test.each([
  ['fish with mustard sauce', 'whole-grain mustard'],
  ['Fisch mit Senfsoße', 'English mustard'],
])('a wish for a kind of food is met by any food of the kind: %s', (craving, item) => {
  const row = {
    craving,
    items: `cod fillets|${item}|butter`,
    steps: [`Fry the cod in the butter until it flakes, and serve with the ${item}.`],
  }
  const faults = blocking(checkRecipe(draftOf(row), { craving: readCraving(craving), source: 'model' }))
  expect(faults.filter(({ rule }) => rule === 'wish.food')).toEqual([])
})

/** Whole recipes as models write them: the craving, the title, the items and the steps. All are sound. */
describe('sound recipes that name what they made, and what they replaced', () => {
  const rows: [craving: string, title: string, items: string, steps: string[]][] = [
    [
      'vegan lasagna',
      'Lentil Lasagna with Tofu Ricotta',
      'vegan lasagna sheets|brown lentils, canned|firm tofu|marinara sauce|nutritional yeast|spinach',
      [
        'Crumble the tofu with the nutritional yeast until it looks like ricotta.',
        'Layer the lasagna sheets with the lentils, marinara, spinach, and ricotta.',
        'Bake at 375 °F (190 °C) for 30 minutes.',
      ],
    ],
    [
      'vegan alfredo',
      'Vegan Alfredo',
      'fettuccine, egg-free|raw cashews, soaked|garlic|oat milk|nutritional yeast',
      [
        'Blend the cashews, oat milk, garlic, and nutritional yeast until silky.',
        'Boil the fettuccine for 10 minutes.',
        'Toss with the alfredo sauce and serve.',
      ],
    ],
    [
      'dairy free ice cream',
      'Coconut Vanilla Ice Cream',
      'canned coconut milk|sugar|vanilla extract|cornstarch',
      [
        'Whisk the coconut milk, sugar, cornstarch and simmer for 5 minutes to a thin custard.',
        'Stir in the vanilla, chill, and churn the custard.',
        'Freeze the ice cream for 4 hours.',
      ],
    ],
    [
      'vegan tzatziki',
      'Vegan Tzatziki',
      'unsweetened soy yogurt|cucumber|garlic|dill|lemon juice',
      [
        'Grate the cucumber and squeeze dry.',
        'Stir into the yogurt with the garlic, dill, and lemon juice.',
        'Chill the tzatziki for 30 minutes.',
      ],
    ],
    [
      'egg free omelette',
      'Chickpea Flour Omelette',
      'chickpea flour|water|turmeric|chives|olive oil',
      [
        'Whisk the chickpea flour, water, and turmeric to a batter.',
        'Heat the olive oil and cook the omelette for 3 minutes per side.',
        'Fold the omelette over the chives.',
      ],
    ],
    [
      'vegetarian blt',
      'Shiitake "Bacon" BLT',
      'shiitake mushrooms|soy sauce|bread|lettuce|tomato|mayonnaise',
      [
        'Roast the shiitake mushrooms with the soy sauce at 400 °F (200 °C) for 20 minutes, until they crackle like bacon.',
        'Spread the bread with the mayonnaise and pile on the mushrooms, lettuce, and tomato.',
      ],
    ],
    [
      'gluten free pizza',
      'Gluten-Free Pizza',
      'gluten-free flour blend|instant yeast|olive oil|tomato sauce|mozzarella',
      [
        'Stir the flour, yeast, and oil with warm water to a soft dough. Rest for 1 hour.',
        'Press out the crust and bake at 475 °F (245 °C) for 8 minutes.',
        'Top the pizza base with the sauce and mozzarella and bake for 8 minutes.',
      ],
    ],
    [
      'gluten free ramen',
      'Gluten-Free Miso Ramen',
      'brown rice ramen noodles|gluten-free miso|chicken broth|soft-boiled eggs|scallions',
      [
        'Boil the ramen for 4 minutes.',
        'Whisk the miso into the hot broth.',
        'Ladle over the noodles and top with the eggs and scallions.',
      ],
    ],
    [
      'nut free pesto pasta',
      'Pumpkin Seed Pesto Pasta',
      'pumpkin seeds|basil|Parmesan|olive oil|spaghetti',
      [
        'Blitz the pumpkin seeds, basil, Parmesan and oil to a coarse pesto; the seeds replace the pine nuts.',
        'Boil the spaghetti for 9 minutes and toss with the pesto.',
      ],
    ],
    [
      'vegan caesar',
      'Vegan Caesar Salad',
      'romaine|vegan mayonnaise|capers|lemon juice|Dijon mustard|vegan bread',
      [
        'Mash the capers with the mayonnaise, lemon juice, and mustard to a briny caesar dressing that needs no anchovies.',
        'Toss the romaine with the dressing.',
        'Toast the bread and scatter the croutons over.',
      ],
    ],
    [
      'dinner, fish allergy',
      'Thai Basil Tofu',
      'firm tofu|soy sauce|mushroom sauce|basil|rice',
      [
        'Cook the rice for 15 minutes.',
        'Fry the tofu for 6 minutes, then add the soy sauce, which gives the depth that fish sauce normally would.',
        'Add the mushroom sauce and basil.',
      ],
    ],
    [
      'alcohol free coq au vin',
      'Coq au Jus',
      'chicken thighs|grape juice|chicken stock|mushrooms|thyme',
      [
        'Brown the chicken for 8 minutes.',
        'Add the grape juice in place of red wine, the stock, mushrooms, and thyme.',
        'Simmer for 35 minutes, until the chicken reaches 165 °F (74 °C).',
      ],
    ],
    [
      'halal carbonara',
      'Turkey Bacon Carbonara',
      'spaghetti|turkey bacon|eggs|Parmesan|black pepper',
      [
        'Boil the spaghetti for 9 minutes.',
        'Fry the bacon for 6 minutes until crisp.',
        'Off the heat toss with the eggs, Parmesan, and pepper, until the sauce is glossy and 160 °F (71 °C).',
      ],
    ],
    [
      'pregnant, want sushi',
      'Cooked Shrimp Sushi Bowl',
      'sushi rice|cooked shrimp|cucumber|avocado|nori|rice vinegar',
      [
        'Cook the rice for 15 minutes and season with the vinegar.',
        'Warm the shrimp until steaming hot.',
        'Top the rice with the shrimp, cucumber, avocado, and nori; no raw fish is used.',
      ],
    ],
    [
      'soy free stir fry',
      'Coconut Aminos Stir-Fry',
      'chicken breast|coconut aminos|broccoli|ginger|olive oil',
      [
        'Stir the coconut aminos with the ginger; use it as you would soy sauce.',
        'Cook the chicken in the oil for 8 minutes, until 165 °F (74 °C).',
        'Add the broccoli and sauce for 3 minutes.',
      ],
    ],
    [
      'vegan cheesecake',
      'Vegan Cheesecake',
      'raw cashews, soaked|coconut cream|maple syrup|lemon juice|vegan graham crackers|coconut oil',
      [
        'Blitz the crackers with the coconut oil and press into a tin.',
        'Blend the cashews, coconut cream, maple syrup, and lemon juice to a thick cream cheese.',
        'Pour over the crust and chill for 6 hours. Slice the cheesecake cold.',
      ],
    ],
    [
      'vegan meatballs',
      'Vegan Meatballs in Marinara',
      'brown lentils, canned|oats|soy sauce|marinara sauce|flax meal',
      [
        'Pulse the lentils, oats, soy sauce, and flax meal to a coarse mince.',
        'Roll into 16 balls and bake at 400 °F (200 °C) for 20 minutes.',
        'Warm the marinara and tip in the meatballs.',
      ],
    ],
    [
      'low carb burger',
      'Lettuce-Wrapped Burgers',
      'ground beef|cheddar|lettuce|tomato|dill pickles',
      [
        'Shape the beef into 4 patties.',
        'Fry for 5 minutes per side, until 160 °F (71 °C), topping with the cheddar.',
        'Wrap in the lettuce in place of buns with the tomato and pickles.',
      ],
    ],
    [
      'dairy free mashed potatoes',
      'Olive Oil Mash',
      'potatoes|extra-virgin olive oil|vegetable broth|garlic|salt',
      [
        'Boil the potatoes and garlic for 18 minutes.',
        'Mash with the olive oil and hot broth, adding them slowly as you would butter and milk.',
        'Season with salt.',
      ],
    ],
    [
      'sesame free hummus',
      'Sesame-Free Hummus',
      'chickpeas, canned|sunflower seed butter|lemon juice|garlic|olive oil',
      [
        'Blend the chickpeas, sunflower seed butter (the stand-in for tahini), lemon juice, and garlic.',
        'Drizzle with the olive oil and serve the hummus.',
      ],
    ],
    [
      'egg-free mayo potato salad',
      'Potato Salad',
      'potatoes|aquafaba|mustard|sunflower oil|vinegar|chives',
      [
        'Boil the potatoes for 15 minutes.',
        'Whizz the aquafaba, mustard, and vinegar, trickling in the oil to make a thick mayonnaise.',
        'Fold the potatoes and chives through the mayo.',
      ],
    ],
    [
      'kosher-style shepherds pie, no dairy',
      'Shepherd’s Pie',
      'ground lamb|carrots|onion|beef stock|potatoes|olive oil',
      [
        'Brown the lamb with the onion and carrots for 10 minutes. Add the stock and simmer for 20 minutes, until it reaches 160 °F (71 °C).',
        'Mash the potatoes with the olive oil; no milk or butter needed.',
        'Top the meat and bake at 400 °F (200 °C) for 20 minutes.',
      ],
    ],
    [
      'veganes Rührei',
      'Rührtofu',
      'Naturtofu|Kurkuma|Kala Namak|Rapsöl|Schnittlauch',
      [
        'Den Tofu zerbröseln, bis er wie Rührei aussieht.',
        'Im Rapsöl mit Kurkuma und Kala Namak 5 Minuten braten und mit Schnittlauch servieren.',
      ],
    ],
    [
      'crème brûlée sans lait',
      'Crème brûlée au coco',
      'lait de coco|jaunes d’œufs|sucre|vanille',
      [
        'Fouetter les jaunes avec le sucre et la vanille, puis verser le lait chaud.',
        'Cuire 40 minutes à 150 °C, jusqu’à ce que la crème tremble au centre.',
        'Caraméliser le dessus.',
      ],
    ],
    [
      'paella vegana',
      'Paella vegana',
      'arroz bomba|pimiento rojo|judías verdes|caldo de verduras|azafrán|aceite de oliva',
      [
        'Sofreír el pimiento y las judías en el aceite 8 minutos.',
        'Añadir el arroz, el azafrán y el caldo, en lugar del fumet de pescado, y cocer 18 minutos.',
      ],
    ],
    [
      'tiramisù senza uova',
      'Tiramisù senza uova',
      'savoiardi senza uova|mascarpone|panna fresca|caffè|cacao',
      [
        'Montare la panna e unire il mascarpone.',
        'Inzuppare i savoiardi nel caffè e alternarli alla crema, che non contiene uova.',
        'Spolverare con il cacao.',
      ],
    ],
  ]
  test.each(rows)('%s: %s', (craving, title, items, steps) => {
    expect(faultsOf({ craving, title, items, steps })).toEqual([])
  })

  test.each<[string, string, string, string[]]>([
    [
      'dairy-free dessert',
      'Peach Sorbet',
      'peaches|sugar',
      ['Blend the peaches with the sugar.', 'Serve with the ice cream.'],
    ],
    [
      'vegetarian dinner',
      'Butter Chicken',
      'chickpeas, canned|tomato sauce',
      ['Warm the chickpeas in the sauce.', 'Add the chicken.'],
    ],
    [
      'dinner, fish allergy',
      'Basil Tofu',
      'firm tofu|basil',
      ['Fry the tofu.', 'Add the basil and fish sauce.'],
    ],
    [
      'dairy-free dinner',
      'Mash',
      'potatoes|olive oil',
      ['Boil the potatoes.', 'Mash with the oil, and add butter and milk.'],
    ],
    ['gluten-free dinner', 'Rice Bowl', 'rice|ramen noodles', ['Cook the rice.', 'Add the ramen noodles.']],
    [
      'egg-free salad',
      'Potato Salad',
      'potatoes|mustard',
      ['Boil the potatoes.', 'Fold in the mustard and the mayo.'],
    ],
    [
      'egg-free dessert',
      'Tiramisu',
      'ladyfingers with eggs|mascarpone',
      ['Layer the ladyfingers and the mascarpone.', 'Chill.'],
    ],
    [
      'vegan dessert',
      'Berry Bowl',
      'berries|sugar',
      ['Mash the berries with the sugar.', 'Pour the cream over.'],
    ],
  ])('broken: %s: %s: %s', (craving, title, items, steps) => {
    expect(faultsOf({ craving, title, items, steps })).not.toEqual([])
  })
})

test('ghee is no dairy for Whole30, and butter is', () => {
  const faults = (item: string) =>
    faultsOf({
      craving: 'whole30 dinner',
      items: `${item}|sweet potatoes`,
      steps: [`Fry the potatoes in the ${item}.`],
    })
  expect(faults('ghee')).toEqual([])
  expect(faults('butter')).not.toEqual([])
})

test('a remark in brackets hides no allergen that it offers', () => {
  const steps = ['Cook the rice and the tofu in the olive oil, top with the pumpkin seeds and serve.']
  const withSeeds = (remark: string) => `firm tofu|olive oil|rice|pumpkin seeds ${remark}`
  const faults = (remark: string) =>
    faultsOf({ craving: 'peanut free tofu rice', items: withSeeds(remark), steps })
  expect(faults('(they stand in for chopped peanuts)')).toEqual([])
  expect(faults('(replace with peanuts)')).not.toEqual([])
  expect(faults('(or chopped peanuts)')).not.toEqual([])
})

test('what is fished out of a pot is no fish', () => {
  const row = { craving: 'vegan dinner', items: 'lentils|olive oil|bay leaf|thyme' }
  const use = 'Simmer the lentils with the olive oil, bay leaf and thyme for 25 minutes.'
  expect(faultsOf({ ...row, steps: [use, 'Fish out the bay leaf and the thyme, and serve.'] })).toEqual([])
  expect(faultsOf({ ...row, steps: [use, 'Fish the herbs out and serve.'] })).toEqual([])
  expect(faultsOf({ ...row, steps: [use, 'Lay the fish on it and serve.'] })).not.toEqual([])
})

test('noodles that a sauce for pasta does not list are missed', () => {
  const row = { craving: 'spinach lasagna', items: 'ricotta|frozen spinach|marinara sauce|mozzarella' }
  const steps = [
    'Mix the ricotta and spinach. Layer with the noodles, marinara sauce and mozzarella and bake.',
  ]
  expect(faultsOf({ ...row, title: 'Spinach Bake', steps })).not.toEqual([])
})

describe('what a step says of another food', () => {
  const items = 'firm tofu|olive oil|rice|lemon juice'
  const use = 'Cook the rice and the tofu in the olive oil with the lemon juice.'

  test.each([
    [
      'nothing',
      "Serve with salt. (Skip the usual malt vinegar, that's made from barley.)",
      'gluten free tofu rice',
    ],
    ['nothing', 'Season and serve. (No Worcestershire in this one, it has anchovies.)', 'vegan tofu rice'],
    ['nothing', 'Season and serve. No buttermilk, which is made from milk, goes in.', 'dairy free tofu rice'],
  ])('is %s where it is left out: %s', (_, step, craving) => {
    expect(faultsOf({ craving, items, steps: [use, step] })).toEqual([])
  })

  test.each([
    ['Skip the chili. Stir in the barley and serve.', 'gluten free tofu rice'],
    ['No need to hurry, then stir in the butter.', 'dairy free tofu rice'],
    ['Serve without salt; the dressing is made from anchovies.', 'vegan tofu rice'],
  ])('is a fault where it goes in: %s', (step, craving) => {
    expect(faultsOf({ craving, items, steps: [use, step] })).not.toEqual([])
  })

  test.each([
    'Season and serve. No tofu? Paneer cubes are just as good.',
    'Season and serve. Vinegar works in a pinch.',
    "Loosen with a little of your baby's usual milk.",
  ])('is no missing line where it is only suggested: %s', (step) => {
    expect(faultsOf({ craving: 'tofu rice', items, steps: [use, step] })).toEqual([])
  })

  test('holds for an allergy, though it is only suggested', () => {
    const draft = draftOf({ craving: '', items, steps: [use, 'No tofu? Peanuts work in a pinch.'] })
    const craving = { ...readCraving('tofu rice'), allergies: ['peanuts' as const] }
    expect(blocking(checkRecipe(draft, { craving, source: 'model' })).map(({ rule }) => rule)).toContain(
      'allergy.peanuts',
    )
  })
})

describe('lines as models write them', () => {
  const use = 'Mix the tofu with the rest and bake until golden.'
  test.each([
    ['vegan tofu bake', 'firm tofu|panko (egg- and dairy-free, most are)'],
    ['vegan tofu bake', 'firm tofu|ground flax with water (the "egg")'],
    ['vegan tofu bake', 'firm tofu|veg broth'],
  ])('keep the diet in “%s”: %s', (craving, items) => {
    expect(
      faultsOf({ craving, items, steps: [use, 'Stir in the panko, flax, veg broth and serve.'] }).filter(
        (message) => /not vegan/.test(message),
      ),
    ).toEqual([])
  })

  test.each([
    'your favorite hot sauce (we like a smoky one)',
    'S&P',
    'lettuce, tomato, pickles - whatever you like',
  ])('need no amount: %s', (item) => {
    const draft = { ...draftOf({ craving: '', items: 'firm tofu', steps: [use] }) }
    draft.ingredients = [...draft.ingredients, { amount: '', item }]
    const rules = blocking(checkRecipe(draft, { source: 'model' })).map(({ rule }) => rule)
    expect(rules).not.toContain('amounts.measurable')
  })

  test('need an amount where they give no reason for none', () => {
    const draft = { ...draftOf({ craving: '', items: 'firm tofu', steps: [use] }) }
    draft.ingredients = [...draft.ingredients, { amount: '', item: 'flour' }]
    expect(blocking(checkRecipe(draft, { source: 'model' })).map(({ rule }) => rule)).toContain(
      'amounts.measurable',
    )
  })

  test('may be called by their heading in a diet that they keep', () => {
    const draft = draftOf({
      craving: '',
      items: 'firm tofu|vegan mayonnaise|dill',
      steps: ['Bake the tofu.', 'Whisk all the ranch stuff, the vegan mayonnaise and dill, and serve.'],
    })
    draft.ingredients = draft.ingredients.map((line, at) => (at === 0 ? line : { ...line, group: 'Ranch' }))
    const rules = blocking(checkRecipe(draft, { craving: readCraving('vegan tofu'), source: 'model' })).map(
      ({ rule }) => rule,
    )
    expect(rules).not.toContain('diet.vegan')
  })
})

test('counts the minutes of a dough that proves as rest', () => {
  const draft = {
    ...draftOf({
      craving: '',
      items: 'bread flour|water|yeast|salt',
      steps: [
        'Mix flour, water, yeast and salt. Cover and leave at room temperature for 2 hours, until doubled and bubbly.',
        'Cover and prove for 45 minutes, until puffy. Bake for 25 minutes.',
      ],
    }),
    prepTime: 20,
    cookTime: 25,
  }
  expect(withRestTime(draft).restTime).toBeGreaterThanOrEqual(120)
})

test('takes a potato salad for a barbecue for no grilling, in German too', () => {
  expect(readCraving('Kartoffelsalat zum Grillen').equipment).toEqual([])
  expect(readCraving('Hähnchen zum Grillen').equipment).toEqual(['grill'])
})

describe('an allergen is not hidden by the way in which it is written', () => {
  const contains = (items: string, step: string, group?: string) => {
    const draft = draftOf({ craving: '', items, steps: ['Cook the rice and the tofu.', step] })
    if (group) draft.ingredients = draft.ingredients.map((line) => ({ ...line, group }))
    const craving = { ...readCraving('tofu rice'), allergies: ['peanuts' as const] }
    return blocking(checkRecipe(draft, { craving, source: 'model' })).map(({ rule }) => rule)
  }

  test.each([
    ['in quotation marks', 'firm tofu|rice|spread ("peanut butter")', 'Serve with the spread.', undefined],
    ['under a heading that names it', 'firm tofu|rice', 'Scatter the peanuts over it.', 'Peanut sauce'],
    ['before a child', 'firm tofu|rice', 'Give the toddlers peanut butter with it.', undefined],
  ])('%s', (_, items, step, group) => {
    expect(contains(items, step, group)).toContain('allergy.peanuts')
  })
})

/** Remarks of models that say what a label or another make may hold, and not what is in the recipe. */
describe('a remark in brackets that a label is to be read', () => {
  const steps = ['Mix everything on the list in a bowl and serve it cold.']
  test.each([
    ['dip, nut allergy', 'mild curry powder (check the label for "may contain nuts")|plain yogurt'],
    ['dip, nut allergy', 'plain yogurt|toasted pumpkin seeds (a nut-free stand-in for cashews)'],
    ['salad, milk allergy', 'cooked macaroni (check the label: no milk powder)|cucumber'],
    ['dip, allergic to sesame', 'cooked chickpeas|pita breads (check the label: no sesame)'],
    [
      'salad, mustard allergy',
      'cooked potatoes|mustard-free mayonnaise (most brands contain mustard, so check the label)',
    ],
    ['salad, allergic to mussels', 'cucumber|soy sauce (not oyster sauce)'],
    ['salad, sulphite allergy', 'cucumber|lemon juice (not bottled, which may contain sulphites)'],
    [
      'vegetarian salad',
      'cucumber|soy sauce (used here instead of Worcestershire, which contains anchovies)',
    ],
    ['oat bowl without nuts', 'rolled oats (check for nut traces)|plain yogurt'],
    [
      'compote, sulphite allergy',
      'apples|unsulphured dried apricots, quartered (check the label: no sulphur dioxide)',
    ],
    ['compote, sulphite allergy', 'apples|unsulfured dried mango'],
  ])('is no reason to refuse %s with %s', (craving, items) => {
    expect(faultsOf({ craving, items, steps })).toEqual([])
  })
  test.each([
    ['dip, nut allergy', 'granola (contains nuts, check the label)|plain yogurt'],
    ['dip, nut allergy', 'plain yogurt|almonds (check the label)'],
    ['salad, mustard allergy', 'cooked potatoes|vinaigrette with mustard (some brands contain more)'],
    ['salad, allergic to mussels', 'cucumber|oyster sauce (not soy sauce)'],
    ['vegetarian salad', 'cucumber|Worcestershire sauce with anchovies (used instead of soy sauce)'],
    ['cake without egg', 'flour|egg noodles (check the label)'],
    ['compote, sulphite allergy', 'unsulphured dried apricots|dried mango'],
  ])('does not hide what is there: %s with %s', (craving, items) => {
    expect(faultsOf({ craving, items, steps })).not.toEqual([])
  })
})

describe('a tin that is buttered or floured in another language', () => {
  const lines = '100 ml | Öl;120 g | Zucker;120 g | Speisestärke'
  test.each([
    ['Gâteau au chocolat, allergie au lait', 'Beurrez un moule de 22 cm.'],
    ['Gâteau au chocolat, allergie au lait', 'Mettez dans un moule beurré.'],
    ['Schokoladenkuchen, Milchallergie', 'Die Form ausbuttern.'],
    ['Schokoladenkuchen, Milchallergie', 'Eine gebutterte Form füllen.'],
    ['torta al cioccolato, allergia al latte', 'Imburrate una tortiera.'],
    ['torta al cioccolato, allergia al latte', 'Versate in una teglia imburrata.'],
    ['pastel de chocolate, alergia a la leche', 'Enmantequilla el molde.'],
    ['Schokoladenkuchen, glutenfrei', 'Die Form mit Öl fetten und mehlieren.'],
    ['gâteau au chocolat sans gluten', 'Huilez et farinez un moule.'],
    ['torta al cioccolato senza glutine', 'Infarinate la tortiera.'],
  ])('breaks "%s" when a step says "%s"', (craving, step) => {
    const { findings } = checkRecipe(foreign(lines, [step, '30 min bei 180 °C backen.']), {
      craving: readCraving(craving),
      source: 'model',
    })
    expect(
      findings.filter(({ severity, rule }) => severity === 'error' && /^(?:allergy|diet)/.test(rule)),
    ).not.toEqual([])
  })
})

test('reads a diet in another language than the name of the dish', () => {
  expect(readCraving('vegetarische Panna Cotta').diets).toContain('vegetarian')
  expect(readCraving('glutenfreie Panna Cotta').diets).toContain('gluten-free')
  expect(readCraving('panna cotta végétarienne').diets).toContain('vegetarian')
})

test('takes oil that is heated in a pan before pancakes are "gebacken" for frying on the stove', () => {
  const draft = foreign('150 g | Buchweizenmehl;2 | Eier;350 ml | Mandeldrink;3 EL | Sonnenblumenöl', [
    'Mehl, Eier und Mandeldrink glatt verquirlen.',
    'Etwas Öl in einer Pfanne erhitzen und nacheinander sechs dünne Pfannkuchen backen, je 2 Minuten pro Seite.',
  ])
  const { findings } = checkRecipe(draft, { craving: readCraving('Pfannkuchen'), source: 'model' })
  expect(findings.filter(({ rule }) => rule.startsWith('oven.'))).toEqual([])
})

test('takes no title for a meat that the list lacks', () => {
  const row = {
    craving: 'duck ragu pappardelle',
    title: 'Slow-Simmered Duck Ragù with Pappardelle',
    items: 'pappardelle|olive oil|onion, chopped|carrot, chopped|canned tomatoes',
    steps: [
      'Soften the onion and carrot in the oil.',
      'Simmer with the tomatoes, boil the pappardelle and toss.',
    ],
  }
  const { findings } = checkRecipe(draftOf(row), { craving: readCraving(row.craving), source: 'model' })
  expect(findings.map(({ message }) => message)).toContain('duck was asked for and does not occur.')
})

test('takes "each vegetable" for the vegetables of the list', () => {
  const row = {
    craving: 'summer rolls',
    items: 'rice paper wrappers|avocado, sliced|carrot, grated|mint leaves',
    steps: ['Dip a wrapper in water and add a little of each vegetable and 2 mint leaves.', 'Fold and roll.'],
  }
  expect(faultsOf(row)).toEqual([])
})

describe('an imitation of what the cook is allergic to', () => {
  const bagels = (lox: string) => ({
    craving: "bagel and lox, but I'm allergic to fish",
    title: 'Bagels with Lox',
    items: `bagels, split|cream cheese|${lox}|red onion, sliced`,
    steps: ['Toast the bagels, spread them with the cream cheese and top with the lox and red onion.'],
  })
  test('is taken when the list has none of it', () =>
    expect(
      faultsOf({
        ...bagels('carrots, cut into ribbons'),
        steps: [
          'Roast the carrots for 30 minutes; this is the "lox".',
          'Toast the bagels, spread them with the cream cheese and top with the lox and red onion.',
        ],
      }),
    ).toEqual([]))
  test('is refused when it is the food itself', () =>
    expect(faultsOf(bagels('smoked salmon'))).not.toEqual([]))
})

describe('the veggies of a craving', () => {
  test.each(['chicken and veggie stir fry', 'veggie and beef skewers', 'turkey & veggie soup'])(
    'are vegetables beside a meat in "%s"',
    (craving) => expect(readCraving(craving).diets).not.toContain('vegetarian'),
  )
  test.each([
    'veggie stir fry',
    'chicken nuggets and a veggie option',
    'fish tacos and veggie sausages',
    'veggie chicken nuggets',
    'vegetarian chicken and veggie stir fry',
  ])('are a way of eating in "%s"', (craving) => expect(readCraving(craving).diets).toContain('vegetarian'))
})

describe('the minutes that were asked for', () => {
  const faults = (craving: string, steps: string[]) =>
    blocking(
      checkRecipe(
        {
          ...draftOf({ craving, items: 'pork tenderloin|olive oil|apples, sliced', steps }),
          prepTime: 10,
          cookTime: 15,
        },
        { craving: readCraving(craving), source: 'model' },
      ),
    ).filter(({ rule }) => rule === 'wish.minutes')
  const roast = 'Roast the pork with the oil and apples for 14 minutes, until 145 °F (63 °C).'
  test('are broken by a wait that the times leave out', () =>
    expect(
      faults('pork tenderloin in 25 minutes max', [
        'Let the pork marinate for 30 minutes.',
        `${roast} Let it rest for 5 minutes.`,
      ]),
    ).toHaveLength(1))
  test('are kept by work that goes on beside the oven', () =>
    expect(
      faults('pork tenderloin in 25 minutes max', [
        roast,
        'Meanwhile, cook the apples for 14 minutes, then warm the plates for 10 minutes.',
      ]),
    ).toEqual([]))
})

test.each([
  ['frittata, our oven is broken', 'Slide the skillet under a hot broiler for 3 minutes.'],
  ['frittata, our oven is broken', 'Brown the top under the grill for 3 minutes.'],
  ['Frittata, mein Ofen ist kaputt', 'Unter dem Backofengrill 3 Minuten bräunen.'],
])('takes the broiler for the oven that "%s" lacks', (craving, step) => {
  const row = {
    craving,
    items: 'eggs|olive oil|potatoes, diced',
    steps: ['Cook the eggs and potatoes in the oil.', step],
  }
  const draft = step.startsWith('Unter')
    ? foreign('8 | Eier;3 EL | Olivenöl;300 g | Kartoffeln, gewürfelt', [
        'Eier und Kartoffeln im Öl garen.',
        step,
      ])
    : draftOf(row)
  const { findings } = checkRecipe(draft, { craving: readCraving(craving), source: 'model' })
  expect(findings.filter(({ rule }) => rule === 'wish.tool')).not.toEqual([])
})

describe('a line with an adverb', () => {
  test.each([
    ['torta, allergia alle uova', '300 ml | panna fresca, ben fredda;200 g | farina;80 g | zucchero'],
    ['torta, allergia alle uova', '100 g | burro, piuttosto morbido;200 g | farina;80 g | zucchero'],
    ['tarta, alergia al huevo', '300 ml | nata, bien fría;200 g | harina;80 g | azúcar'],
    ["gâteau, allergie à l'œuf", '100 g | beurre, plutôt mou;200 g | farine;80 g | sucre'],
  ])('is read for "%s" in "%s"', (craving, lines) => {
    const { findings } = checkRecipe(foreign(lines, ['Mix.']), {
      craving: readCraving(craving),
      source: 'model',
    })
    expect(findings.filter(({ rule }) => /unread/.test(rule))).toEqual([])
  })
  test.each([
    ['torta, allergia ai lupini', '100 g | semente zorgle, ben pulita;200 g | farina;80 g | zucchero'],
    ["gâteau, allergie à l'œuf", '100 g | condiment zorgle;200 g | farine;80 g | sucre'],
  ])('is not read for "%s" when the food of "%s" is unknown', (craving, lines) => {
    const { findings } = checkRecipe(foreign(lines, ['Mix.']), {
      craving: readCraving(craving),
      source: 'model',
    })
    expect(findings.filter(({ rule }) => /unread/.test(rule))).not.toEqual([])
  })
})

test('takes a leftover sauce for the one that the steps have made', () => {
  const row = (made: string) => ({
    craving: 'pesto pasta, nut allergy',
    items: 'basil leaves|sunflower seeds|olive oil|fusilli',
    steps: [made, 'Toss the boiled fusilli with the pesto. Leftover pesto freezes well.'],
  })
  expect(faultsOf(row('Pulse the basil, sunflower seeds and olive oil.'))).toEqual([])
  expect(faultsOf(row('Warm the basil, sunflower seeds and olive oil.'))).not.toEqual([])
})

test.each([
  ['frittata, our oven is broken', 'Cover; the lid does what an oven would.', 0],
  ['frittata, our oven is broken', 'Finish it in the oven for 5 minutes.', 1],
])('reads whether a step uses the oven that "%s" lacks: %s', (craving, step, times) => {
  const row = { craving, items: 'eggs|olive oil', steps: ['Cook the eggs in the oil.', step] }
  const { findings } = checkRecipe(draftOf(row), { craving: readCraving(craving), source: 'model' })
  expect(findings.filter(({ rule }) => rule === 'wish.tool')).toHaveLength(times)
})

test('takes a pesto that the steps make for none with the pine nuts that are left out', () => {
  const row = (made: string) => ({
    craving: 'pesto pasta without pine nuts',
    items: 'basil leaves|sunflower seeds|olive oil|fusilli',
    steps: [made, 'Toss the boiled fusilli with the pesto.'],
  })
  expect(faultsOf(row('Pulse the basil, sunflower seeds and olive oil.'))).toEqual([])
  expect(faultsOf(row('Warm the basil, sunflower seeds and olive oil.'))).not.toEqual([])
})

/** Recipes that only speak of a food, or name what they made by a short word, each with one that uses the food. */
describe('what a step tells of a food, and what it calls a thing that it made', () => {
  const seeds = 'sunflower seeds|butter|eggs|sugar|raspberry jam'
  const stew = 'vegan vegetable stock|leek|potatoes|olive oil'
  const cool = 'grape juice|egg yolks|sugar'
  const feta = 'almonds|lemon juice|olive oil|spinach'
  test.each<[kept: string, broken: string, row: Omit<Row, 'steps'>, before: string]>([
    [
      'Dollop over the frangipane.',
      'Dollop over a jar of frangipane.',
      { craving: 'tart, allergic to tree nuts', items: seeds },
      'Grind the sunflower seeds, beat the butter, sugar and eggs and fold the seeds in. Spread the jam.',
    ],
    [
      'If you add bread, read the label, for lupin flour turns up in some loaves.',
      'Lupin flour turns up in the dough.',
      { craving: 'bean snack, allergic to lupin', items: 'butter beans|olive oil|garlic' },
      'Warm the garlic in the olive oil and stir in the butter beans.',
    ],
    [
      'Everyone else at the table may add a drop of Marsala to their own glass.',
      'Everyone else at the table may add a drop of Marsala to the bowl.',
      { craving: 'zabaglione, I am pregnant', title: 'Alcohol-Free Zabaglione', items: cool },
      'Whisk the egg yolks, sugar and juice over steam until they read 165°F (74°C).',
    ],
    [
      'Slice the dough into 1/4-inch noodles. Steam the noodles for 15 minutes.',
      'Slice the dough. Add 2 cups of ramen noodles and steam for 15 minutes.',
      { craving: 'tsuivan, noodles from scratch', items: 'flour|water|vegetable oil|beef' },
      'Mix the flour and water into a dough. Brown the beef in the oil until it reads 160°F (71°C).',
    ],
    [
      'Ladle the bouillon into bowls.',
      'Crumble in a bouillon cube.',
      { craving: 'vegan soup', items: stew },
      'Sweat the leek in the olive oil, add the stock and potatoes and simmer for 20 minutes.',
    ],
    [
      'They never had wheat in them, so nobody needs a separate plate.',
      'They never have enough wheat, so dust them with wheat flour.',
      { craving: 'gyoza, celiac', items: 'rice paper|ground pork|cabbage|neutral oil' },
      'Fill the rice paper with the pork and cabbage and fry in the oil until it reads 160°F (71°C).',
    ],
    [
      'Leave it grainy; cream is not the goal.',
      'Leave it grainy; cream goes in last.',
      { craving: 'spinach pie, allergic to milk', items: feta },
      'Pulse the almonds with the lemon juice. Wilt the spinach in the olive oil.',
    ],
    [
      'The crust turns butter-soft.',
      'Have the butter soft.',
      { craving: 'vegan dinner', items: 'cabbage|olive oil|salt' },
      'Braise the cabbage with the olive oil and salt.',
    ],
    [
      'Mash the beans and shape them into balls. That is our blood sausage.',
      'Mash the beans and shape them into balls. Add our blood sausage and serve.',
      { craving: 'vegan stew', items: 'black beans|rice|olive oil' },
      'Cook the rice in the olive oil.',
    ],
  ])('%s (broken: %s)', (kept, broken, row, before) => {
    expect(faultsOf({ ...row, steps: [before, kept] })).toEqual([])
    expect(faultsOf({ ...row, steps: [before, broken] })).not.toEqual([])
  })

  test.each([
    [
      'vegane Kohlpfanne',
      '1 kg | Grünkohl;2 EL | Rapsöl;1 TL | Senf',
      'Den Grünkohl im Rapsöl mit dem Senf schmoren, bis er butterweich ist.',
      'Den Grünkohl im Rapsöl mit dem Senf schmoren. Weiche Butter unterrühren.',
    ],
    [
      'fabada vegana',
      '400 g | fabes cocidas;1 | berenjena;50 g | arroz cocido;2 cucharadas | aceite de oliva',
      'Dorar la berenjena en el aceite, machacar con el arroz y las fabes y formar bolitas. Esa es nuestra morcilla.',
      'Dorar la berenjena en el aceite, machacar con el arroz y las fabes y formar bolitas. Añadir nuestra morcilla.',
    ],
    [
      'spaghetti, allergia ai molluschi',
      "400 g | spaghetti;2 spicchi | aglio;3 cucchiai | olio d'oliva",
      "Cuocere gli spaghetti e saltarli con l'aglio e l'olio. Delle vongole, come dice il nome, nessuna traccia.",
      "Cuocere gli spaghetti e saltarli con l'aglio e l'olio. Aggiungere le vongole.",
    ],
    [
      'espaguetis, alergia a los moluscos',
      '400 g | espaguetis;2 dientes | ajo;3 cucharadas | aceite de oliva',
      'Cocer los espaguetis y saltarlos con el ajo y el aceite. De las almejas, como dice el nombre, ni rastro.',
      'Cocer los espaguetis y saltarlos con el ajo y el aceite. Añadir las almejas, que no quede ni rastro.',
    ],
  ])('%s with the lines %s: %s (broken: %s)', (craving, lines, kept, broken) => {
    const faults = (step: string) =>
      blocking(
        checkRecipe(withSafetySteps(foreign(lines, [step])), {
          craving: readCraving(craving),
          source: 'model',
        }),
      ).filter(({ rule }) => /^(?:diet|allergy|coherence)\./.test(rule))
    expect(faults(kept)).toEqual([])
    expect(faults(broken)).not.toEqual([])
  })
})

test.each([
  ['lobster bisque vibes but I am allergic to crustaceans', 0],
  ['lobster bisque', 1],
])('"%s" is answered by a bisque of monkfish, with %s errors about the lobster', (craving, errors) => {
  const items = 'monkfish|leek|heavy cream|butter'
  const row = { craving, items, steps: ['Cook the leek in the butter, add the monkfish and the cream.'] }
  const { findings } = checkRecipe(draftOf(row), { craving: readCraving(craving), source: 'model' })
  expect(findings.filter(({ rule, severity }) => rule === 'wish.food' && severity === 'error')).toHaveLength(
    errors,
  )
})

test.each([
  ['salmorejo, no tengo batidora, solo mortero'],
  ['salmorejo, ni robot ni batidora'],
  ['Salmorejo, ich habe keinen Pürierstab'],
])('knows the blender that is missing for "%s"', (craving) => {
  const row = { craving, items: 'tomatoes|bread|olive oil', steps: ['Blend the tomatoes, bread and oil.'] }
  const { findings } = checkRecipe(draftOf(row), { craving: readCraving(craving), source: 'model' })
  expect(findings.filter(({ rule }) => rule === 'wish.tool')).not.toEqual([])
})

test.each([
  ['peanut butter, smooth', 0],
  ['peanuts', 1],
])('gives a baby that tastes its first peanut no whole nuts: %s', (nuts, errors) => {
  const craving = readCraving('first taste of peanut for my 7 month old')
  expect(craving).toMatchObject({ refusal: null, foods: ['peanut-butter'] })
  const row = { craving: '', items: `pear|water|${nuts}`, steps: ['Simmer the pear in the water and blend.'] }
  const { findings } = checkRecipe(draftOf(row), { craving, source: 'model' })
  expect(
    findings.filter(
      ({ rule, severity, message }) =>
        /^condition/.test(rule) && severity === 'error' && /choke/.test(message),
    ),
  ).toHaveLength(errors)
})
