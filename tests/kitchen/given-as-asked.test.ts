import { describe, expect, it } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answered = (craving: string) => answerTo(readWords(craving))
/** Returns the recipe for a craving, and the page's sentences about unfulfilled wishes, one per line. */
const given = (craving: string): { title: string; told: string; items: string } => {
  const answer = answered(craving)
  if (answer.kind === 'refused') return { title: `(${answer.reason})`, told: answer.reason, items: '' }
  const { draft, course } = answer
  const { findings } = checkRecipe(draft, { craving: readWords(craving), source: 'engine', course })
  return {
    title: draft.title,
    told: findings.map(({ message }) => message).join('\n'),
    items: draft.ingredients.map(({ item }) => item).join('; '),
  }
}

describe('what somebody is tired of', () => {
  it.each([
    [
      'What else can I make with ground beef besides spaghetti sauce, taco meat, or hamburgers?',
      /taco|burger|spaghetti/i,
    ],
    ['dinner ideas other than tacos', /taco/i],
    ['something besides hot dogs', /hot dog/i],
    ['anything aside from meatloaf for dinner', /meatloaf/i],
  ])('is not given once more to "%s"', (craving, tired) => {
    expect(given(craving).title).not.toMatch(/^\(/)
    expect(given(craving).title).not.toMatch(tired)
  })

  it('is there as well where nothing other is asked for', () => {
    expect(readWords('peas besides the carrots').exclusions).toEqual([])
  })
})

describe('a taste that is wished for', () => {
  it.each([
    ['something sweet for a study snack', /sugar/],
    ['anything spicy and sour', /hot|sour/],
    ['a mild dinner', /mild/],
  ])('decides which recipe comes in "%s"', (craving, doubt) => {
    expect(given(craving).title).not.toMatch(/^\(/)
    expect(given(craving).told).not.toMatch(doubt)
  })

  it('is no drink that is called by it', () => {
    expect(readWords('anything spicy and sour').recipes).toBeUndefined()
    expect(given('a whiskey sour').title).toBe('Whiskey Sour')
  })
})

describe('what is there', () => {
  it('is used, and not made', () => {
    expect(given('leftover ricotta, what can I do with it').items).toMatch(/ricotta/)
    expect(given('how do I make ricotta').title).toBe('Homemade Ricotta')
  })

  it('is fresh where there is too much of it', () => {
    expect(given('I have so many tomatoes to get rid of').items).not.toMatch(/canned|can\b/)
  })

  it('is not called good when it is spoiled', () => {
    expect(given('what can I make with expired cheese and an apple').told).toMatch(/Throw away/)
  })
})

describe('a dish beside the one that is made', () => {
  it.each(['meatloaf with mashed potatoes', 'grilled cheese sandwiches and tomato soup'])(
    'does not cost "%s" its recipe',
    (craving) => expect(given(craving).title).not.toMatch(/^\(/),
  )

  it('is told of when it is not there', () => {
    expect(given('grilled cheese sandwiches, tiramisu').told).toMatch(/tiramisu/)
  })

  it.each([
    ['pumpkin soup with apple relish', 'Pumpkin Soup', /apple/],
    ['dak-kochi (chicken kabobs with Korean hot sauce)', 'Dakkochi', /hot sauce/],
  ])('may lack a food: "%s"', (craving, title, told) => {
    expect(given(craving).title).toBe(title)
    expect(given(craving).told).toMatch(told)
  })

  it('lacks no meat that is asked for', () => {
    expect(given('pumpkin pie with shrimp').title).not.toBe('Pumpkin Pie')
  })

  it('is no part of a sauce for it', () => {
    expect(given('a sauce that can be served with steak').told).not.toMatch(/steak/)
  })
})

describe('a diet that nobody asked for', () => {
  it.each([
    ['an easy vegetarian dinner, fast and healthy', /FODMAP|vegan|gluten-free|keto/i],
    ['healthy banana bread', /paleo|vegan|gluten-free/i],
    ['a burger', /bean|vegan|veggie/i],
  ])('is not in the name of what "%s" gets', (craving, diet) =>
    expect(given(craving).title).not.toMatch(diet),
  )
})

describe('what no recipe can be held to', () => {
  it.each([
    ['a $30 vegetarian dinner for four', /“\$30”/],
    ['dinner for 15 euros', /“15 euros”/],
    ['something sweet with folate and iron', /folate and iron/],
    ['a snack with vitamin C', /vitamin C/],
  ])('is told in "%s"', (craving, told) => {
    expect(given(craving).title).not.toMatch(/^\(/)
    expect(given(craving).told).toMatch(told)
  })

  it.each(['cast iron skillet steak', 'waffle iron hash browns'])('is no iron in "%s"', (craving) =>
    expect(readWords(craving).notes ?? []).toEqual([]),
  )
})

describe('a slip', () => {
  it.each([
    ['please show me frid chiken recipe?', /fried chicken/i],
    ['I neeeeeed chocolate cake', /chocolate/i],
    ['yummmy pasta', /\S/],
  ])('in "%s" costs no recipe', (craving, title) => {
    expect(given(craving).title).toMatch(title)
    expect(given(craving).title).not.toMatch(/^\(/)
  })
})

describe('talk', () => {
  it.each([
    'I need some real winner dishes to get me out of this cooking funk.',
    'I would like her to start on finger foods for the texture and the pincer movement.',
    'Disney churro',
  ])('is no dish that is not known: "%s"', (craving) => expect(given(craving).title).not.toMatch(/^\(/))

  it('still names what nobody knows', () => {
    expect(given('zorblat chicken').title).toMatch(/does not know/)
  })
})

describe('"BBQ"', () => {
  it('is a sauce before a dish, and a grill elsewhere', () => {
    expect(readWords('a BBQ sandwich').equipment).toEqual([])
    expect(given('a BBQ sandwich').told).not.toMatch(/barbecue/)
    expect(readWords('chicken on the BBQ').equipment).toEqual(['grill'])
  })
})

describe('a way of eating without rules here', () => {
  it('is answered by the rules that it often stands for, and tells so', () => {
    expect(readWords('low-GI breakfast').notes?.join()).toMatch(/no rules for "low glycemic index" itself/)
    expect(given('low-GI breakfast').title).not.toMatch(/bagel|pancake|hash brown/i)
  })
})

describe('a figure that is about so much', () => {
  it('is not far less, either', () => {
    expect(readWords('lunch around 500 calories').targets).toEqual([
      { measure: 'calories', atLeast: 425, atMost: 575 },
    ])
    expect(readWords('lunch under 500 calories').targets).toEqual([{ measure: 'calories', atMost: 500 }])
  })
})

describe('a list of what is there', () => {
  it.each([
    ['what can I make with leftover turkey and rice', /rice/i, /turkey/i],
    ['Que puis-je cuisiner avec du poulet, du riz et des poivrons ?', /rice/i, /pepper/i],
  ])('is all used where it can be: "%s"', (craving, one, other) => {
    expect(given(craving).items).toMatch(one)
    expect(given(craving).items).toMatch(other)
  })

  it.each([
    ['Such mir ein Rezept mit Kürbis', /latte/i],
    ['What should I do with all these apples?', /slices/i],
    ['I have rice, eggs and half a cabbage, what should I cook tonight?', /stuffed cabbage/i],
    ['I only have eggs, butter, and flour. What can I bake?', /spaetzle/i],
  ])('is no reason for what nobody means: "%s"', (craving, odd) => {
    expect(given(craving).title).not.toMatch(/^\(/)
    expect(given(craving).title).not.toMatch(odd)
  })

  it('is a dish where it is to be made', () => {
    expect(given('how do I make salsa, I have tortilla chips already').title).toMatch(/salsa|pico/i)
    expect(given('homemade pasta').title).toMatch(/pasta dough/i)
  })
})

describe('what must not come', () => {
  it('is left out where a ban is spoken of', () => {
    const { diets, exclusions } = readWords(
      'dessert, and there is a permanent moratorium on anything containing dairy, coconut, or nuts',
    )
    expect([...diets, ...exclusions].join()).toMatch(/dairy.*coconut|coconut.*dairy/)
    expect([...diets, ...exclusions].join()).toMatch(/nut/)
  })

  it('is what a baby of some months cannot eat', () => {
    expect(readWords('Soon to be 8 months-finger foods').conditions?.map(({ id }) => id)).toEqual(['baby'])
  })

  it('is a dish of an oven that is dead', () => {
    expect(readWords('What do you cook when your oven dies?').equipment).toEqual(['no oven'])
  })

  it('is no ill will where somebody is to stay well', () => {
    expect(given("a chili that won't make him sick").title).not.toMatch(/against them/)
    expect(given('a chili to make him sick').title).toMatch(/against them/)
  })
})

describe('what one word may cost', () => {
  it.each([
    ['Tiramasu', /tiramisu/i],
    ['receita de bolo de cenoura', /bolo de cenoura/i],
    ['Pretzels and queso dip', /queso dip/i],
    ['leftover sauerkraut', /sauerkraut/i],
    ['a surplus of greengages', /plum/i],
    ["I'm getting fourteen eggs a day", /egg/i],
    ['lefse with gluten-free flour', /lefse/i],
    ['tea', /tea|chai/i],
    ['tandoori shrimp', /tandoori/i],
  ])('is not the dish: "%s"', (craving, title) => expect(given(craving).title).toMatch(title))
})

describe('two dishes in one craving', () => {
  it.each([
    ['tomato macaroni soup and grilled cheese sandwiches', /soup/i, /grilled cheese/i],
    ['a kale and quinoa salad and a very yummy artichoke frittata', /salad/i, /frittata/i],
    ['toad in the hole and gravy', /^Toad in the Hole/, /gravy/i],
    ['tacos, guacamole, and margaritas', /tacos/i, /margaritas/],
  ])('are a meal of both, or the first and a word of the other: "%s"', (craving, title, other) => {
    const answer = given(craving)
    expect(answer.title).toMatch(title)
    expect(`${answer.title} ${answer.told}`).toMatch(other)
  })

  it.each(['spaghetti and meatballs', 'cookies and cream ice cream', 'gin and tonic'])(
    'are one where they share a name: "%s"',
    (craving) => expect(readWords(craving).beside ?? []).toEqual([]),
  )

  it('keep the rules of their eaters', () => {
    const { diets, servings, beside } = readWords('lentil soup and a tomato salad for 6, gluten free')
    expect({ diets, servings, beside }).toEqual({
      diets: ['gluten-free'],
      servings: 6,
      beside: ['tomato salad'],
    })
  })
})

describe('a list of what is left out', () => {
  it.each([
    ['a recipe that does not have cheries and berries', ['cherry', 'berry']],
    ['no cheris, berries or pears please', ['berry', 'pear']],
    ['no eggs, milk, or fresh veggies', ['egg', 'vegetable']],
    ['pasta, we are all out of sauce and parmesan', ['parmesan']],
    ['without dairy, soy or grozzle', ['soy']],
    ['pasta without garlick or chesse', ['garlic', 'cheese']],
    ['no porck please', ['pork']],
    ['meat loaf without soy, nuts, black beans, or chicken', ['soy', 'nut', 'black bean', 'chicken']],
    ['a stew without red wine, black olives or green beans', ['red wine', 'black olive', 'green bean']],
  ])('is left out whole in "%s"', (craving, names) => {
    const { diets, exclusions } = readWords(craving)
    const said = [...exclusions, ...diets.map((diet) => diet.replace('-free', ''))]
    for (const name of names) expect(said).toContain(name)
  })

  it('ends where another wish begins', () => {
    expect(readWords('no grozzle and a chicken soup').exclusions).not.toContain('chicken')
    expect(readWords('no onions, chicken and rice').exclusions).toEqual(['onion'])
  })
})

describe('what somebody had already', () => {
  it.each([
    [
      "I've served grasshopper pie and apple cake. What are some other good desserts?",
      /grasshopper|apple cake/i,
    ],
    ['we had tacos yesterday, something else with ground beef', /taco/i],
    ['leftover buttermilk after making buttermilk pancakes', /pancake/i],
  ])('does not come again to "%s"', (craving, had) => {
    expect(given(craving).title).not.toMatch(/^\(/)
    expect(given(craving).title).not.toMatch(had)
  })
})

describe('what is said of nobody and nothing to eat', () => {
  it.each([
    ['a recipe for a sour rabbit dish', /\S/],
    ['cheap meals for a uni students dinner', /\S/],
    ['a hard-to-fail braised pork belly', /pork belly/i],
    ['I would like a simple and nice recipe for my familly tonight', /\S/],
    ['I feel like eating something unhealthy', /\S/],
    ['Lemon Salmon Linguine. The fish was cooked in the oven with butter', /^Lemon Salmon Linguine$/],
  ])('costs no recipe: "%s"', (craving, title) => {
    expect(given(craving).title).not.toMatch(/^\(/)
    expect(given(craving).title).toMatch(title)
  })

  it('is told where no word says what to make', () => {
    expect(given('my husband’s favourite recipe').told).toMatch(/own choice/)
    expect(given('pasta').told).not.toMatch(/own choice/)
  })

  it.each(['O que posso cozinhar com frango e abobrinha?', 'Wat kan ik maken met kip en prei'])(
    'names the languages that are read: "%s"',
    (craving) => expect(given(craving).title).toMatch(/English, German, French, Spanish and Italian/),
  )

  it('is no answer to a question, nor a diet without a name', () => {
    expect(given('how many pounds of potatoes per person for Thanksgiving').told).toMatch(
      /answers no questions/,
    )
    expect(given('a birthday cake that is ok with his diet').told).toMatch(/which diet/)
  })
})

describe('how much of a food is there', () => {
  it('is read', () => {
    const { unknown, amounts } = readWords('how to use up five pounds of carrots')
    expect(unknown).toEqual([])
    expect(amounts).toMatchObject([{ food: 'carrot', quantity: 5, unit: 'pounds' }])
  })

  it('holds for nothing else where only that is there', () => {
    expect(given('I only have potatoes, oil, onions, a pan and gas stove').items).not.toMatch(
      /pork|beef|chicken/,
    )
  })
})

describe('a food of the same kind', () => {
  it('takes the place of the one in the recipe', () => {
    expect(given('palm sugar cookies').items).toMatch(/palm sugar/)
    expect(given('palm sugar cookies').items).not.toMatch(/(?:granulated|white) sugar/)
  })
})

describe('a plan for several days', () => {
  it('is begun with one dish of the foods that it names, and tells so', () => {
    const words = 'Plan a week of dinners around salmon, tofu and broccoli'
    expect(readWords(words).notes?.join()).toMatch(/one recipe at a time, so this is the first/)
    expect(given(words).items).toMatch(/salmon|tofu|broccoli/)
  })
})

describe('a request that a column prints', () => {
  it('is about the dish behind it', () => {
    expect(given('would like a recipe for McKinley Pie').title).toMatch(/does not know “mckinley”/)
    expect(given('She wants a recipe for chicken Marsala').title).toMatch(/marsala/i)
  })
})

describe('no stove', () => {
  it.each(['lunch without a stove', 'something that wouldn’t require a stove', 'no-cook dinner'])(
    'heats nothing for "%s"',
    (craving) => {
      const answer = answered(craving)
      expect(answer.kind).toBe('recipe')
      if (answer.kind === 'recipe')
        expect(answer.draft.instructions.join(' ')).not.toMatch(/\b(?:simmer|boil|fry|saut|oven|skillet)/i)
    },
  )

  it('is no raw food that is spoken of', () => {
    expect(readWords('raw pumpkin is placed in a pie crust and baked').equipment).toEqual([])
  })
})

describe('a sentence that says more than its foods', () => {
  it.each([
    ['I didn’t want to make soup. What else with a can of potatoes?', /soup/i],
    ['rack my brain for something soft', /rack of lamb/i],
    ['crunchy pretzels made from either rice or oat flour', /dirty rice/i],
    ['steak with potatoes and carrots, and cheese', /vegan/i],
  ])('is not answered by one word of it: "%s"', (craving, odd) =>
    expect(given(craving).title).not.toMatch(odd),
  )

  it.each([
    ['those tasty lentils they have at Ethiopian restaurants', /misir/i],
    ['lima bean soup', /soup/i],
    ['yogurt, strawberries, and granola', /yogurt/i],
    ['a mouth-meltingly hot curry', /curry|vindaloo/i],
    ['biscuits and gravy, but the sausage here isn’t right for it', /biscuits/i],
  ])('gets what it is about: "%s"', (craving, title) => expect(given(craving).title).toMatch(title))

  it('leaves out nothing that children eat too little of', () => {
    expect(readWords("picky eaters, they won't eat enough veg").exclusions).toEqual([])
  })
})

describe('what a meal is not to be', () => {
  it.each([
    ['something filling but not heavy', 'light'],
    ['the meal shouldn’t be too heavy', 'light'],
    ['nothing fancy, chicken and rice', 'simple'],
    ["I don't want anything complicated", 'simple'],
    ['pasta, not too spicy please', 'mild'],
  ])('is the opposite wish in "%s"', (craving, mood) => expect(readWords(craving).moods).toContain(mood))

  it('is a limit for sugar, salt and fat', () => {
    expect(readWords('desserts with less sugar').targets).toMatchObject([{ measure: 'sugar', atMost: 12 }])
    expect(readWords('dinner with less salt').diets).toEqual(['low-sodium'])
    expect(readWords('a cake that is not too sweet').targets).toMatchObject([
      { measure: 'sugar', atMost: 25 },
    ])
  })

  it('leaves heavy cream alone', () =>
    expect(readWords('not heavy cream, but coconut milk').moods).not.toContain('light'))
})

describe('an evening that is cold', () => {
  it.each(['comfort food for a cold evening', "it's cold, something cozy"])(
    'wants no summer dish in "%s"',
    (craving) => expect(readWords(craving).moods).not.toContain('summer'),
  )
})

describe('foods at hand', () => {
  it('are both used when one is a glut and the other stale', () =>
    expect(given('stale bread and a lot of tomatoes').title).not.toMatch(/sauce/i))

  it('are no spoonful of seasoning', () =>
    expect(given('a recipe with chickpeas and rice').title).toMatch(/chickpea|chana/i))
})

describe('a name that is typed on purpose', () => {
  it.each(['Tacacá', 'religieuse', 'casado', 'Lahaina-style chow fun'])(
    'is never taken for a word that only looks alike: "%s"',
    (craving) => expect(given(craving).title).not.toMatch(/teacake|lasagna/i),
  )

  it('is known in one word as well as in two', () => expect(given('Dimsum').title).not.toMatch(/^\(/))

  it('gets no dish of the kitchen’s own choice', () => {
    for (const name of ['glimmoka', 'sorvetti blanq', 'tarraquine'])
      expect(given(name).title).toMatch(/does not know/)
  })
})

describe('paneer for the meat of a dish', () => {
  it('never lies beside the meat', () => expect(given('Paneer Pasanda').items).not.toMatch(/chicken/i))
})

describe('a dish that is eaten raw', () => {
  it.each(['kitfo, I am pregnant', 'I am pregnant and want steak tartare'])(
    'is not made for "%s"',
    (craving) => expect(given(craving).title).toMatch(/^\(/),
  )
})

describe('words that rule something out or set a bound', () => {
  it('keep out the dish that is not wanted, by whatever name', () => {
    expect(given("recipes that use fresh basil that aren't pesto").title).not.toMatch(/pesto/i)
    expect(given('a basil dish, no soup').title).not.toMatch(/soup$/i)
  })

  it('make a baby of the months behind a purée', () => {
    expect(readWords('steamed smooth puree for 6 months').conditions).toContainEqual({
      id: 'baby',
      months: 6,
    })
    expect(readWords('a stew that keeps for 6 months').conditions).toEqual([])
  })

  it.each([
    ['apple pie using less than 5 ingredients', 4],
    ['5 ingredient dinner', 5],
  ])('count the ingredients of "%s"', (craving, most) => {
    expect(readWords(craving).maxIngredients).toBe(most)
  })

  it('count eaters once, and keep to what some of them eat', () => {
    const { servings, diets } = readWords('a dinner party menu for eight people, with two vegetarians')
    expect(servings).toBe(8)
    expect(diets).toContain('vegetarian')
  })

  it.each(['Un dîner réconfortant mais pas trop lourd.', 'ein Abendessen, nicht so schwer'])(
    'ask for something light in "%s"',
    (craving) => expect(readWords(craving).moods).toContain('light'),
  )

  it('keep a maximum to the figure', () => {
    expect(given('a vegan pasta recipe under 500 calories').told).not.toMatch(/509/)
  })
})

describe('a figure or a technique', () => {
  it('keeps a bare figure of calories for a meal near to it', () => {
    expect(readWords('a 600-cal lunch').targets).toContainEqual({
      measure: 'calories',
      atLeast: 360,
      atMost: 600,
    })
    expect(readWords('100 calorie cookies').targets).toContainEqual({ measure: 'calories', atMost: 100 })
  })

  it('bakes what is to be baked', () => {
    expect(given('I want to bake a cheesecake tomorrow for eight people.').title).not.toMatch(/no-bake/i)
  })
})

describe('a condition that somebody minds every day', () => {
  it.each(['diabetic friendly dinner for my dad', 'something for a diabetic'])(
    'is answered by a dish written for it: "%s"',
    (craving) => {
      expect(given(craving).title).toMatch(/diabetic/i)
    },
  )
})

describe('an animal in the name of a dish', () => {
  it.each(['gluten-free tiger bread', 'dairy-free tiger bread'])(
    'does not make it no food: "%s"',
    (craving) => {
      expect(given(craving).told).not.toMatch(/food that people can eat/)
    },
  )

  it.each(['fried tiger', 'roast my cat'])('is refused where it is cooked itself: "%s"', (craving) => {
    expect(given(craving).told).toMatch(/food that people can eat/)
  })
})

describe('a state inside the name of a dish', () => {
  it.each([
    ['Sichuan boiled beef', 'Sichuan Water-Boiled Beef'],
    ['boiled yam with egg sauce', 'Nigerian Egg Sauce'],
  ])('is cooked from raw: "%s"', (craving, title) => {
    expect(given(craving).title).toBe(title)
  })

  it('is a state of the food where no dish is called so', () => {
    expect(given('leftover boiled beef').title).toMatch(/leftover/i)
  })
})
