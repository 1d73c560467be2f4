import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe, withSafetySteps } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

/**
 * Builds a recipe with these ingredients, which keep every diet below, and these steps in the words of cooks.
 */
const draftOf = (items: readonly string[], steps: readonly string[]): RecipeDraft => ({
  title: 'Supper of the House',
  description: 'A plain supper with a little of everything that the list has to give.',
  category: 'dinner',
  prepTime: 15,
  cookTime: 30,
  restTime: 0,
  servings: 4,
  ingredients: items.map((item) => ({ amount: '1 cup', item })),
  instructions: [...steps],
})

const faultsOf = (craving: string, items: readonly string[], steps: readonly string[]): string[] =>
  blocking(
    checkRecipe(withSafetySteps(draftOf(items, steps)), { craving: readCraving(craving), source: 'model' }),
  )
    .filter(({ rule }) => /^(?:diet|allergy|coherence)\./.test(rule))
    .map(({ message }) => message)

/**
 * Each row: the diet; the ingredients, separated by `|`; steps that keep the diet in unusual words; steps
 * that break it.
 */
const table: readonly (readonly [
  craving: string,
  items: string,
  fine: readonly string[],
  broken: readonly string[],
])[] = [
  [
    'vegan dinner',
    'raw cashews, soaked|nutritional yeast|lemon juice|unsweetened oat milk|vegan butter|elbow macaroni|garlic|basil leaves|silken tofu|aquafaba|coconut milk|sugar',
    [
      'Blend the cashews with the oat milk for 2 minutes and pour the cheese sauce over the macaroni.',
      'Blend the cashews, nutritional yeast and garlic. Stir in the cashew cream.',
      'Blend the cashews until smooth and fold the cashew cream in. Warm the cream for 2 minutes.',
      'Beat in the warm milk.',
      'Melt the butter and add the garlic.',
      'Stir the lemon juice into the oat milk until it turns into a vegan buttermilk. Add the buttermilk.',
      'Whip the aquafaba until stiff like egg whites, then spread the meringue.',
      'Crumble the tofu until it looks like soft scrambled eggs.',
      'Spoon the thick cream from the top of the coconut milk into a bowl.',
      'Blend the basil, garlic and cashews and toss the macaroni with the pesto.',
      'Mash the tofu until flaky like tuna.',
      'Sprinkle with the vegan parmesan made of the cashews.',
      'Blend until as thick as heavy cream.',
      'Pulse the cashews until they look like rice or couscous.',
      'Cook the sugar until it has the colour of dark toffee.',
      'Simmer until it has the body of a good beef gravy.',
      'It should be as savoury as a beef pho.',
      'For the ricotta, pulse the tofu with the lemon juice. Layer with half the ricotta.',
      'Fold the basil into the "egg" mixture.',
      'Fill with the "pork" and serve.',
      'Blend the tofu until smooth and pour the egg mixture over the macaroni.',
      'Use this in place of cream.',
      'The tofu should resemble ricotta.',
      'Whisk until it has the consistency of sour cream.',
      'Stir in the cashew ricotta.',
      'Finish with the tofu feta.',
      'Simmer the coconut milk until it coats a spoon like custard.',
      'Beat the vegan butter and sugar and spread the frosting over it.',
    ],
    [
      'Stir in the heavy cream.',
      'Sprinkle with grated cheddar.',
      'Brush with honey.',
      'Add the eggs and whisk.',
      'Serve with a dollop of sour cream.',
      'Fold in the whipped cream.',
      'Top with grated Parmesan.',
      'Season with fish sauce.',
      'Pour in the chicken stock.',
      'Brush with ghee.',
      'Spread with mayonnaise.',
      'Crumble bacon over the top.',
      'Drizzle with honey and serve.',
      'Stir in the Greek yogurt.',
      'Add the shrimp for 2 minutes.',
      'Blend until like sand, then add double cream.',
      'Whisk the egg yolks to a quick mayo and spread the mayo over it.',
      'Melt ghee and stir in the sugar for the frosting.',
    ],
  ],
  [
    'gluten-free dinner',
    'gluten-free macaroni|gluten-free tamari|cornstarch|zucchini, spiralized|gluten-free flour blend|corn tortillas|eggs|butter|rice noodles|gluten-free breadcrumbs',
    [
      'Cook the pasta for 9 minutes and drain.',
      'Drizzle with the tamari.',
      'Whisk the flour and butter to a batter. Fry the batter by the spoonful.',
      'Add the zucchini noodles and toss the noodles for 2 minutes.',
      'Warm the tortillas.',
      'Cook the noodles as the package says.',
      'Coat in the breadcrumbs.',
      'Mix the flour and butter, and knead the dough for 2 minutes.',
      'Grind the cornstarch with the rice noodles to a fine flour.',
    ],
    [
      'Serve over couscous.',
      'Sprinkle with panko and bake.',
      'Add the egg noodles.',
      'Serve with naan.',
      'Drizzle with teriyaki sauce.',
      'Pour in the beer and simmer.',
      'Crumble graham crackers over it.',
      'Stuff into a baguette.',
    ],
  ],
  [
    'nut-free dinner',
    'sunflower seeds|basil leaves|garlic|olive oil|Parmesan|spaghetti|coconut milk|butternut squash',
    [
      'Blend the basil, garlic, sunflower seeds and olive oil. Toss the spaghetti with the pesto.',
      'Stir in the coconut milk.',
      'Roast the butternut squash.',
    ],
    [
      'Scatter with toasted almonds.',
      'Stir in the peanut butter.',
      'Drizzle with the peanut sauce.',
      'Serve with satay sauce.',
      'Top with crushed pistachios.',
      'Add a spoon of praline.',
    ],
  ],
  [
    'vegetarian dinner',
    'firm tofu|vegetable stock|cauliflower|brown lentils, canned|mushrooms|soy sauce|jackfruit, canned|kombu|dried shiitake mushrooms',
    [
      'Pour in the hot stock and simmer for 10 minutes.',
      'Sear the cauliflower steaks for 4 minutes per side.',
      'Shred the jackfruit until it looks like pulled pork.',
      'Form the lentils into balls and brown the meatballs.',
      'Simmer the mushrooms for a meaty sauce, and pour the gravy over.',
      'Steep the kombu and shiitake mushrooms in hot water, then add the dashi.',
    ],
    [
      'Add the bacon and fry until crisp.',
      'Pour in the beef stock.',
      'Stir in oyster sauce.',
      'Top with anchovies.',
      'Fry in lard.',
      'Stir in the fish sauce.',
    ],
  ],
  [
    'dinner, my son is allergic to milk',
    'olive oil|unsweetened soy milk|vegan butter|potatoes|chives|coconut cream',
    [
      'Mash the potatoes and beat in the warm milk.',
      'Stir in the butter.',
      'Whip the coconut cream and spoon the cream over it.',
    ],
    ['Stir in the sour cream.', 'Grate cheddar over it.', 'Add the ghee.', 'Stir in cream cheese.'],
  ],
  [
    'dinner, egg allergy',
    'chickpeas, canned|aquafaba|vegan mayonnaise|sugar|bread',
    [
      'Whip the aquafaba and sugar until stiff as egg whites. Spread the meringue.',
      'Stir in the mayonnaise.',
    ],
    ['Bind with an egg.', 'Brush with egg wash.', 'Serve with hollandaise.', 'Fold in the egg whites.'],
  ],
]

describe('words of the steps that stand for what is listed', () => {
  for (const [craving, items, fine, broken] of table) {
    const list = items.split('|')
    const all = `Set out ${list.map((item) => item.split(',')[0]).join(', ')}.`
    test.each(fine)(`${craving}: %s`, (step) => {
      expect(faultsOf(craving, list, [all, step])).toEqual([])
    })
    test.each(broken)(`${craving}, broken: %s`, (step) => {
      expect(faultsOf(craving, list, [all, step])).not.toEqual([])
    })
  }
})

describe('words that name several lines at once', () => {
  const soup = [
    'chicken stock',
    'carrots',
    'celery',
    'onion',
    'cumin',
    'paprika',
    'parsley',
    'salt',
    'white beans, canned',
  ]
  test.each([
    ['Sweat the vegetables, add the spices and the stock and simmer with the beans. Scatter the herbs over.'],
    ['Put everything into a pot and simmer for 20 minutes.'],
    ['Combine all the ingredients and simmer for 20 minutes.'],
    ['Sweat the mirepoix, season, add the seasonings, the beans and the stock. Finish with the herbs.'],
  ])('%s', (step) => {
    expect(faultsOf('soup', soup, [step])).toEqual([])
  })

  test('a part of the dish that no step and no such word names is missing', () => {
    expect(
      faultsOf(
        'quiche',
        ['pie crust', 'eggs', 'heavy cream', 'spinach', 'feta'],
        ['Whisk the eggs and the cream, pour into the pie crust and bake for 40 minutes, until set.'],
      ).join(' '),
    ).toMatch(/spinach.*feta/i)
  })

  test('dry and wet ingredients of a batter are all named', () => {
    expect(
      faultsOf(
        'banana bread',
        [
          'ripe bananas, mashed',
          'butter, melted',
          'sugar',
          'eggs',
          'vanilla extract',
          'flour',
          'baking soda',
          'salt',
        ],
        [
          'Whisk the wet ingredients in a bowl.',
          'Combine the dry ingredients and fold them in.',
          'Bake at 350°F (175°C) for 55 minutes, until a toothpick comes out clean.',
        ],
      ),
    ).toEqual([])
  })
})

describe('a part of the dish that no step cooks', () => {
  const tray = ['salmon fillets', 'new potatoes', 'asparagus', 'cherry tomatoes', 'olive oil', 'dill', 'salt']
  test('is missing, and no sentence on its doneness hides it', () => {
    expect(
      faultsOf('salmon traybake', tray, [
        'Toss the potatoes with half of the olive oil and the salt and roast at 400°F (200°C) for 25 minutes.',
        'Add the asparagus and tomatoes, drizzle with the remaining oil and roast for 12 minutes.',
        'Scatter with the dill.',
      ]).join(' '),
    ).toMatch(/salmon/i)
  })

  test('is there when it goes in with everything but something', () => {
    expect(
      faultsOf(
        'jerk chicken',
        ['chicken legs', 'Scotch bonnet chillies', 'spring onions', 'ground allspice', 'soy sauce', 'lime'],
        [
          'Blitz everything except the chicken and lime to a coarse paste, and rub the chicken with the jerk paste.',
          'Grill for 40 minutes, until the chicken reaches 165°F (74°C). Serve with the lime, and rice and peas on the side.',
        ],
      ),
    ).toEqual([])
  })
})

test('an oil that no line has, and an idea for the table, are no reason to refuse', () => {
  expect(
    faultsOf(
      'lamb tagine',
      ['lamb shoulder, cubed', 'onions', 'dried apricots', 'ghee'],
      [
        'Brown the lamb in the ghee, add the onions and apricots and simmer for 2 hours, until the oil separates and the lamb is tender.',
        'Couscous is the classic partner. A little Parmesan is heresy, but nice.',
      ],
    ),
  ).toEqual([])
})

test('the own sauce of a dish is made, whatever is sold under its name', () => {
  const draft = {
    ...draftOf(
      ['salmon fillets', 'coconut aminos', 'honey', 'cornstarch'],
      [
        'Whisk the coconut aminos, honey and cornstarch in a pan and simmer until the teriyaki sauce is thick.',
        'Cook the salmon for 5 minutes, until it flakes easily at 145°F (63°C), and pour the sauce over.',
      ],
    ),
    title: 'Teriyaki Salmon',
  }
  const report = checkRecipe(draft, { craving: readCraving('soy-free teriyaki salmon'), source: 'model' })
  expect(blocking(report).map(({ message }) => message)).toEqual([])
})

/** A step that adds a food must not pass because it also refers to the ingredient list. */
describe('a food of its own in a step', () => {
  test.each([
    ['dinner, shellfish allergy', 'rice|oil|salt', 'For the shrimp: sear the shrimp in oil until pink.'],
    [
      'dinner, shellfish allergy',
      'rice|oil|salt',
      'As soon as the shrimp turn pink, take the pan off the heat.',
    ],
    ['dinner, shellfish allergy', 'rice|oil|salt', 'Lay the shrimp side by side in the pan.'],
    ['vegan dinner', 'rice|oil|salt|tofu', 'Cook the rice. As soon as the butter foams, add the tofu.'],
    ['vegan dinner', 'rice|oil|salt|tofu', 'Cook the rice, then spread the mayonnaise over the tofu.'],
    ['vegan dinner', 'rice|oil|salt|tofu', 'Cook the rice and pour the custard over it.'],
    ['vegan dinner', 'rice|oil|mushrooms', 'Cook the rice and add the mushroom and beef meatballs.'],
    ['vegan dinner', 'rice|walnuts|oil', 'Crumble the walnut and feta cheese over the rice.'],
    ['vegan dinner', 'rice|oil|tofu', 'Cut into 1" cubes and fry in a 12" pan of oil. Then add butter.'],
    ['dinner, nut allergy', 'rice|oil|salt', 'Pour in the almond milk and simmer.'],
    ['dinner, nut allergy', 'rice|oil|salt', 'Swirl in cashew cream.'],
    ['dinner, soy allergy', 'rice|oil|salt', 'Pour in the soy milk.'],
    ['dinner, milk allergy', 'rice|beets|potatoes', 'Top with the beet and goat cheese.'],
    ['dinner, milk allergy', 'rice|oil|potatoes', 'Top with potato and sour cream.'],
    ['gluten-free dinner', 'corn tortillas|beans|oil', 'Serve with thick slices of bread.'],
    ['gluten-free dinner', 'rice|beans|oil', 'Toast slices of banana bread in the oil.'],
    ['dinner, egg allergy', 'rice|oil|tofu', 'For the eggs, fry the eggs in the oil.'],
  ])('%s: %s: %s', (craving, items, step) => {
    const faults = blocking(
      checkRecipe(draftOf(items.split('|'), [`Set out the ${items.split('|').join(', ')}.`, step]), {
        craving: readCraving(craving),
        source: 'model',
      }),
    ).filter(({ rule }) => /^(?:diet|allergy)\./.test(rule))
    expect(faults.map(({ message }) => message)).not.toEqual([])
  })

  test('is missing from the list, however British its verb', () => {
    expect(
      faultsOf(
        'dinner',
        ['rice', 'oil', 'salt'],
        ['Cook the rice with the salt. Tip the chicken thighs into the oil.'],
      ).join(' '),
    ).toMatch(/chicken/)
  })

  test('is not used because something else is white, or parsley garnishes it', () => {
    expect(
      faultsOf('dinner', ['eggs', 'rice', 'wine'], ['Cook the rice and pour in the white wine.']).join(' '),
    ).toMatch(/eggs/i)
    expect(
      faultsOf(
        'dinner',
        ['chicken breast', 'rice', 'parsley'],
        ['Cook the rice. Garnish with the parsley.'],
      ).join(' '),
    ).toMatch(/chicken/i)
  })
})
