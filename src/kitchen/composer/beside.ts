import type { Kit } from './kit.ts'
import { pantryItem } from './pantry/index.ts'
import { titleCase } from './prose.ts'

/** A side made small, amounts for four: what a dinner has room for beside its main dish. */
interface Aside {
  name: string
  lines: string
  step: string
  /** Served on the main dish rather than beside it. */
  onTop?: true
}

/** Potatoes, or what stands in for them: cauliflower has a mash, too. */
const potatoes = (kit: Kit): Aside => {
  const root = kit.resolve('potato') ?? 'potato'
  const many = pantryItem(root)?.many ?? root
  return /mash/i.test(kit.craving.text) && !/smash/i.test(kit.craving.text)
    ? {
        name: `mashed ${many}`,
        lines: `!2 lb ${root} | ${root === 'potato' ? 'peeled and ' : ''}cut into chunks\n3 tbsp butter\n1/2 cup milk`,
        step: `While you prepare the rest, boil {${root}} in salted water until a knife slides in, 15 minutes, drain, and mash until smooth with {butter,milk} and a pinch of salt. Keep the mash warm, covered.`,
      }
    : {
        name: /\bfries\b/i.test(kit.craving.text) ? 'skillet fries' : `crisp ${many}`,
        lines: `!2 lb ${root} | ${/\bfries\b/i.test(kit.craving.text) ? 'cut into 1/2-inch-thick sticks' : 'cut into 1-inch chunks'}\n1/4 cup vegetable-oil`,
        step: `Meanwhile, boil {${root}} in salted water for 6 minutes, drain, and shake until the edges are fuzzy. Fry in {vegetable-oil} in a second wide skillet, turning, until golden and crisp, 15 minutes, and salt at once.`,
      }
}

const asides: Readonly<Record<string, (kit: Kit) => Aside>> = {
  'potato-side': potatoes,
  'creamed-spinach': () => ({
    name: 'creamed spinach',
    lines: '!1 1/4 lb spinach\n1 tbsp butter\n1 clove garlic\n2/3 cup heavy-cream\n1/8 tsp nutmeg',
    step: 'Meanwhile, wilt {spinach} in boiling water, 1 minute, drain, squeeze dry and chop. Simmer {heavy-cream} with {butter,garlic,nutmeg} in a small pan until thick, 4 minutes, and fold in the spinach with a pinch of salt.',
  }),
  'cilantro-lime-rice': (kit) => {
    const grain = kit.ok('white-rice') ? 'white-rice' : 'cauliflower-rice'
    const cook =
      grain === 'white-rice'
        ? 'While you prepare the rest, put {white-rice} in a pot with 1 1/2 times its volume of water and a pinch of salt, bring to a boil, cover and cook over the lowest heat until the water is absorbed, 15 minutes.'
        : 'Meanwhile, toss {cauliflower-rice} in a hot, dry skillet until tender, 4 minutes.'
    return {
      name: grain === 'white-rice' ? 'cilantro-lime rice' : 'cilantro-lime cauliflower rice',
      lines: `!${grain === 'white-rice' ? '1 1/2 cup white-rice | rinsed' : '4 cup cauliflower-rice'}\n!1/3 cup cilantro\n!1 each lime | zest finely grated, then juiced`,
      step: `${cook} Fluff, and fold in {cilantro} with the zest and juice of {lime}.`,
    }
  },
  'baked-beans': () => ({
    name: 'barbecue beans',
    lines:
      '!2 can navy-bean-canned\n1/3 cup ketchup\n2 tbsp brown-sugar\n1 tsp dijon-mustard\n1/2 tsp smoked-paprika',
    step: 'While you prepare the rest, simmer {navy-bean-canned} with {ketchup,brown-sugar,dijon-mustard,smoked-paprika} and a splash of water in a small pot, stirring now and then, until thick and dark, 15 minutes.',
  }),
  'refried-beans': () => ({
    name: 'refried beans',
    lines: '!2 can pinto-bean-canned\n2 tbsp vegetable-oil\n2 clove garlic\n1/2 tsp cumin',
    step: 'Meanwhile, let {garlic,cumin} sizzle in {vegetable-oil} in a skillet for 1 minute, add {pinto-bean-canned} with a splash of water, and mash and fry until thick, 8 minutes.',
  }),
  'cranberry-sauce': (kit) => {
    const sweet = kit.resolve('sugar') ?? 'sugar'
    return {
      name: 'cranberry sauce',
      lines: `!8 oz cranberry | picked over\n!1/2 cup ${sweet}`,
      step: `While you prepare the rest, simmer {cranberry} with {${sweet}} and 1/4 cup of water, stirring now and then, until most of the berries have burst, 10 minutes. Leave to cool, and it sets.`,
    }
  },
  'corn-on-the-cob': () => ({
    name: 'corn on the cob',
    lines: '!4 ear corn | husked\n1 tbsp butter',
    step: 'Meanwhile, boil {corn} until the kernels are bright and tender, 4 minutes, and turn in {butter} with a pinch of salt.',
  }),
  'hash-browns': () => ({
    name: 'hash browns',
    lines: '!1 1/2 lb potato | peeled and coarsely grated\n3 tbsp vegetable-oil',
    step: 'Meanwhile, rinse {potato} and wring out in a towel. Spread in {vegetable-oil} in a hot nonstick skillet, press down, and cook over medium heat until golden, 8 minutes on each side; salt at once.',
  }),
  stuffing: () => ({
    name: 'stuffing',
    lines:
      '!8 slice sourdough-bread | cut into 3/4-inch cubes\n3 tbsp butter\n1 each onion | finely chopped\n2 stalk celery | diced\n8 each sage | chopped\n1 cup vegetable-stock',
    step: 'While you prepare the rest, cook {onion,celery,sage} in {butter} in a wide pan until soft, 8 minutes. Fold in {sourdough-bread} and {vegetable-stock}, cover and steam over low heat for 8 minutes, then uncover and brown the underside.',
  }),
  'fried-eggs': () => ({
    name: 'fried eggs',
    lines: '!4 each egg\n1 tbsp butter',
    step: 'Meanwhile, fry {egg} in {butter} in a nonstick skillet over medium-low heat, covered, until the whites are set, 3 minutes.',
    onTop: true,
  }),
  'poached-eggs': () => ({
    name: 'poached eggs',
    lines: '!4 each egg',
    step: 'Meanwhile, poach {egg} in barely simmering water until the whites are set, 3 minutes, and drain on a cloth.',
    onTop: true,
  }),
  'boiled-eggs': (kit) => ({
    name: 'boiled eggs',
    lines: '!4 each egg',
    step: `Meanwhile, lower {egg} into boiling water and cook for ${/soft|jammy|runny/i.test(kit.craving.text) ? 7 : 10} minutes, cool in ice water, peel and halve.`,
    onTop: true,
  }),
}

/** The ids of the sides that can be made beside something else. */
export const sidesBeside: readonly string[] = Object.keys(asides)

const idsOf = (lines: string) => lines.split('\n').map((line) => / ([a-z-]+)(?: \||$)/.exec(line)?.[1] ?? '')
const cannotDoWithout = (lines: string) =>
  idsOf(
    lines
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .join('\n'),
  )

/** Makes the side that gave way to the dish and serves it with it; says so where the rules forbid it. */
export function serveAside(kit: Kit): void {
  for (const id of kit.craving.beside ?? []) {
    const aside = asides[id]?.(kit)
    // A shepherd's pie has its mash.
    if (!aside || (!aside.onTop && cannotDoWithout(aside.lines).every((food) => kit.uses(food)))) continue
    if (!cannotDoWithout(aside.lines).every((food) => kit.resolve(food))) {
      kit.note(`Without the ${aside.name}, which the rest of your wish forbids.`)
      continue
    }
    const lines = aside.lines.split('\n').flatMap((line) => {
      const [food = ''] = idsOf(line)
      const use = kit.resolve(food)
      return use ? [line.replace(food, use).replace(/^!/, '')] : []
    })
    kit.addApart(
      lines.join('\n'),
      aside.name,
      kit.lines.map(({ item }) => item.id),
    )
    const step = idsOf(aside.lines).reduce(
      (text, food) => text.replace(new RegExp(`(?<=[{,])${food}(?=[,}])`), kit.resolve(food) ?? food),
      aside.step,
    )
    if (step.startsWith('While you')) kit.stepEarly(step)
    else kit.stepBeforeServing(step)
    kit.appendToLast(aside.onTop ? `Set the ${aside.name} on top.` : `Serve with the ${aside.name}.`)
    kit.finishWith(titleCase(aside.name), 1)
  }
}
