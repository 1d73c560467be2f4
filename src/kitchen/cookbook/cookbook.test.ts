import { describe, expect, test } from 'vitest'
import { sampled } from '#testing/sampled.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { readCraving } from '../craving/read-craving.ts'
import { answerCraving } from './answer-craving.ts'
import { judgeAlone, judgeAmongOthers } from './judge-cookbook.ts'
import { judgeKnownDishes } from './known-dishes.ts'
import type { LinkedRecipe } from './open-cookbook.ts'
import { readRecipeFile } from './read-recipe-file.ts'

const cookbook = await testCookbook()

const made = (words: string, turn = 1, recentTitles: string[] = []) =>
  answerCraving(cookbook, {
    craving: readCraving(words, undefined, cookbook),
    series: 'test',
    turn,
    recentTitles,
  })
const slugOf = (words: string) => {
  const answer = made(words)
  return answer.kind === 'recipe' ? answer.slug : answer.reason
}

describe('the recipes', () => {
  const faultsOf = (faults: readonly (readonly string[])[], recipes: readonly LinkedRecipe[]) =>
    faults.flatMap((some, at) => (some.length > 0 ? [[recipes[at]?.slug, some]] : []))

  // All of them take minutes of a core, so `npm run cookbook:check` judges them all, and this test a sample.
  const courses = [...new Set(cookbook.recipes.map(({ file }) => file.course))].sort()
  test.each(courses)(
    'one in 24 of the course %s has no finding: rules, ways, stand-ins, figures',
    (course) => {
      const ofCourse = cookbook.recipes.filter(({ file }) => file.course === course)
      const recipes = sampled(ofCourse, 24)
      expect(recipes.length).toBeGreaterThan(0)
      const faults = recipes.map((recipe) => judgeAlone(recipe).faults)
      expect(faultsOf(faults, recipes)).toEqual([])
    },
  )

  test('no two are alike or share a name', () => {
    expect(faultsOf(judgeAmongOthers(cookbook.recipes), cookbook.recipes)).toEqual([])
  })

  test('cover what people cook', () => {
    const count = (has: (recipe: LinkedRecipe) => boolean) => cookbook.recipes.filter(has).length
    const ofCourse = (...courses: string[]) => count(({ file }) => courses.includes(file.course))
    expect(cookbook.recipes.length).toBeGreaterThanOrEqual(2200)
    expect(ofCourse('main')).toBeGreaterThanOrEqual(700)
    expect(ofCourse('soup')).toBeGreaterThanOrEqual(150)
    expect(ofCourse('salad')).toBeGreaterThanOrEqual(120)
    expect(ofCourse('pasta')).toBeGreaterThanOrEqual(150)
    expect(ofCourse('sandwich')).toBeGreaterThanOrEqual(60)
    expect(ofCourse('breakfast')).toBeGreaterThanOrEqual(120)
    expect(ofCourse('side')).toBeGreaterThanOrEqual(150)
    expect(ofCourse('bread', 'basic')).toBeGreaterThanOrEqual(90)
    expect(ofCourse('cake', 'cookie', 'dessert', 'candy')).toBeGreaterThanOrEqual(260)
    expect(ofCourse('snack')).toBeGreaterThanOrEqual(90)
    expect(ofCourse('drink')).toBeGreaterThanOrEqual(70)
    expect(ofCourse('sauce', 'dressing', 'condiment')).toBeGreaterThanOrEqual(110)
    expect(ofCourse('preserve')).toBeGreaterThanOrEqual(30)
    expect(count(({ file }) => Object.keys(file.ways).length > 0)).toBeGreaterThanOrEqual(350)
    expect(new Set(cookbook.recipes.map(({ file }) => file.cuisine)).size).toBeGreaterThanOrEqual(60)
  })

  test('and the dishes known by name have names of their own and near recipes that exist', () => {
    const dishes = [...new Set(cookbook.knownDishes.values())]
    expect(judgeKnownDishes(dishes, new Set(cookbook.bySlug.keys()), new Set(cookbook.names.keys()))).toEqual(
      [],
    )
  })

  test('at most 300 are in the popular library', () => {
    const library = cookbook.recipes.filter(({ file }) => file.library)
    expect(library.length).toBeGreaterThanOrEqual(120)
    expect(library.length).toBeLessThanOrEqual(300)
  })
})

describe('a file', () => {
  test.each([
    ['soup.yaml', 'title: Soup\nserves: four', /cookbook\/soup\.yaml: .*serves/s],
    ['soup.yaml', 'title: [', /cookbook\/soup\.yaml/],
    ['Big Soup.yaml', 'title: Soup', /small letters/],
  ])('%s with %j is named with what is wrong', (path, text, message) => {
    expect(() => readRecipeFile(path, text)).toThrow(message)
  })
})

describe('a craving', () => {
  test.each([
    ['chicken paprikash', 'chicken-paprikash'],
    ['Paprikahuhn', 'chicken-paprikash'],
    ['smorrebrod with potato', 'potato-smorrebrod'],
    ['smørrebrød with shrimp', 'shrimp-smorrebrod'],
    ['Senfeier', 'senfeier'],
    ['hot toddy', 'hot-toddy'],
    ['Kartoffelgratin ohne Sahne', 'gratin-savoyard'],
    ['frozen yogurt', 'frozen-yogurt'],
    ['7 minute frosting', 'seven-minute-frosting'],
    ['barbecue dry rub', 'bbq-rub'],
    // A recipe whose name contains the diet wins over one whose name lacks it.
    ['gluten-free drop biscuits', 'gluten-free-biscuits'],
    ['gluten free vanilla cupcakes', 'gluten-free-vanilla-cupcakes'],
    ['oil-free balsamic dressing', 'oil-free-dressing'],
    ['roast chicken thighs with lemon and potatoes', 'lemon-chicken-thighs-and-potatoes'],
    // A name in another language stays a name, whatever its words mean in English.
    ['Carne Asada', 'carne-asada'],
    ['piña colada', 'pina-colada'],
    ['crème anglaise', 'vanilla-custard-sauce'],
    ['gallo pinto', 'gallo-pinto'],
    ['tallarines verdes', 'tallarines-verdes'],
    ['yaourt sucré bengali', 'mishti-doi'],
    // One or two characters can be a whole name in other scripts.
    ['月饼', 'mooncakes'],
    ['粥', 'plain-congee'],
    ['щи', 'shchi'],
    // "BBQ" in a name is a sauce when the recipe uses no grill.
    ['BBQ chicken pizza', 'bbq-chicken-pizza'],
    ['slow cooker BBQ chicken', 'slow-cooker-bbq-chicken'],
    // A number, a diet, a day or a cooked food is part of the name when the craving is exactly that name.
    ['two-ingredient bagels', 'two-ingredient-bagels'],
    ['seven-minute frosting', 'seven-minute-frosting'],
    ['twice-cooked pork', 'twice-cooked-pork'],
    ['gluten-free polenta lasagna', 'gluten-free-lasagna'],
    ['dairy-free hot chocolate', 'dairy-free-hot-chocolate'],
    ['first birthday smash cake', 'first-birthday-smash-cake'],
    ['toddler fish fingers', 'toddler-fish-fingers'],
    ['apple puree for baby', 'apple-puree'],
    // Dishes whose name says that their fish is raw.
    ['tuna maki', 'tuna-maki'],
    ['boquerones', 'boquerones-en-vinagre'],
    ['oysters on the half shell', 'oysters-on-the-half-shell'],
    ['taramasalata', 'taramasalata'],
    // The verb "sprinkle" is no sprinkles, and buckwheat is no wheat.
    ['keto almond bread', 'keto-bread'],
    ['vegan ramen', 'vegan-ramen'],
    ['gluten-free soba stir-fry', 'gluten-free-soba-stir-fry'],
    // Turkey shaped like pork is no pork.
    ['pork-free bikini sandwich', 'bikini-sandwich'],
    ['sausage balls without pork', 'sausage-balls'],
  ])('"%s" is answered with %s', (words, slug) => expect(slugOf(words)).toBe(slug))

  test('that lists foods does not mean the recipe of one of them', () => {
    expect(readCraving('canned tuna, basmati rice, tomato', undefined, cookbook).recipes).toBeUndefined()
    expect(slugOf('basmati rice')).toBe('basmati-rice')
  })

  test.each(['grelnak', 'plain zibbet', '寿司'])(
    '"%s", which nobody knows, is asked about and not replaced',
    (words) => {
      const answer = made(words)
      expect(answer.kind).toBe('refused')
      if (answer.kind === 'refused') expect(answer.reason).toMatch(/does not know/)
    },
  )

  test('a dish that cannot be adapted is refused with the obstacle', () => {
    const answer = made('allergic to corn, pozole')
    expect(answer).toMatchObject({ kind: 'refused' })
    if (answer.kind !== 'refused') return
    expect(answer.near.length).toBeGreaterThan(0)
    expect(answer.near.length).toBeLessThanOrEqual(3)
    expect(answer.near[0]?.because).toMatch(/hominy/)
  })

  test('a stand-in of the recipe replaces a forbidden food, in the sentences too', () => {
    const answer = made('vegetarian chicken paprikash')
    if (answer.kind !== 'recipe') throw new Error(answer.reason)
    const { ingredients, instructions, title } = answer.draft
    expect(title).toMatch(/^Vegetarian/)
    expect(ingredients.map(({ item }) => item).join()).toMatch(/chickpeas.*mushrooms/)
    expect(instructions.join(' ')).not.toMatch(/165°F|\bchicken\b/)
  })

  // Columns: craving, what the list has, what it has not. The author's stand-ins for every line come before
  // the kitchen's rules.
  test.each([
    ['vegan chin chin', /coconut milk/, /evaporated/],
    ['vegan vanilla protein shake', /vegan vanilla protein powder/, /^milk/],
    ['vegan lunchbox pasta salad', /chickpeas/, /tofu|chicken\b/],
    ['vegetarian chicken tortilla soup', /vegetable stock/, /chicken\b/],
    // A stand-in for the butter does not replace the peanut butter, one for the soy sauce not the dark soy
    // sauce.
    ['nut free no-bake cookies', /sunflower seed butter/, /peanut/],
    ['gluten free tea eggs', /1\/3 cup gluten-free tamari.*1 tablespoon gluten-free tamari/, /soy sauce/],
  ])('"%s" keeps to what its author names', (words, has, hasNot) => {
    const answer = made(words)
    if (answer.kind !== 'recipe') throw new Error(answer.reason)
    const list = answer.draft.ingredients.map(({ amount, item }) => `${amount} ${item}`).join(', ')
    expect(list).toMatch(has)
    expect(list).not.toMatch(hasNot)
  })

  test.each([
    ['dairy-free chicken pasanda', /soy yogurt.*coconut cream/],
    ['bacon-wrapped shrimp, no pork', /turkey bacon/],
  ])("the author's stand-ins come before the kitchen's: %s", (craving, named) => {
    const answer = made(craving)
    if (answer.kind !== 'recipe') throw new Error(answer.reason)
    expect(answer.draft.ingredients.map(({ item }) => item).join()).toMatch(named)
  })

  test.each([
    ['gluten-free southern tomato pie', 'Gluten-Free Southern Tomato Pie'],
    ['gluten-free fairy bread', 'Gluten-Free Fairy Bread'],
    ['gluten-free tortellini pasta salad', 'Gluten-Free Tortellini Pasta Salad'],
    ['bacon-wrapped shrimp, no pork', 'Turkey Bacon-Wrapped Shrimp'],
  ])('a food of another make leaves the title as it is: %s', (craving, title) => {
    const answer = made(craving)
    if (answer.kind !== 'recipe') throw new Error(answer.reason)
    expect(answer.draft.title).toBe(title)
    expect(answer.draft.instructions.join(' ')).not.toMatch(/crust weights|9-inch gluten-free/)
  })

  test.each([
    ['carne asada', 'Carne Asada'],
    ['carne seca', 'Beef Jerky'],
    ['macarrones con atún', 'Pasta al Tonno'],
  ])('a name means its recipe, whatever its words mean in English: %s', (name, title) => {
    const answer = made(name)
    if (answer.kind !== 'recipe') throw new Error(answer.reason)
    expect(answer.draft.title).toBe(title)
  })

  test('an appliance is answered with the way written for it, and servings are scaled', () => {
    const answer = made('slow cooker chicken paprikash for 8')
    if (answer.kind !== 'recipe') throw new Error(answer.reason)
    expect(answer.draft.servings).toBe(8)
    expect(answer.draft.instructions.join(' ')).toMatch(/slow cooker/)
  })

  test('ten runs give ten different recipes, and a dish of its own name reports that it is the only one', () => {
    const titles: string[] = []
    for (let turn = 1; turn <= 10; turn++) {
      const answer = made('chili', turn, titles.toReversed())
      if (answer.kind === 'recipe') titles.push(answer.draft.title)
    }
    expect(new Set(titles).size).toBe(10)
    const again = made('chicken paprikash', 2, ['Chicken Paprikash'])
    expect(again).toMatchObject({ kind: 'refused', near: [{ title: 'Chicken Paprikash', because: null }] })
  })
})
