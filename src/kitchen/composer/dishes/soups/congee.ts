import { printNumber } from '../../amounts.ts'
import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { broth } from '../well-known/water.ts'

/** One part of rice to ten of liquid by volume: less is porridge, more is soup. */
export const congee: Dish = {
  id: 'congee',
  names: [
    'congee',
    'jook',
    'chicken congee',
    'rice congee',
    'mushroom congee',
    'arroz caldo',
    'okayu',
    'chinese rice porridge',
    'savory rice porridge',
  ],
  categories: ['breakfast', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [70, 75],
  onlyNamed: true,
  cuisines: ['chinese'],
  takes: ['poultry', 'mushroom', 'shellfish', 'tofu', 'fish', 'egg', 'vegetable', 'herb'],
  moods: ['comfort', 'cozy', 'mild', 'budget'],
  write(kit) {
    const rice = ['jasmine-rice', 'white-rice'].find(kit.ok)
    if (!rice) return kit.fail('no rice')
    const main = chooseMain(kit, {
      roles: ['poultry', 'mushroom', 'shellfish', 'fish', 'tofu'],
      from: kit.ok('chicken-thigh') ? ['chicken-thigh'] : ['shiitake', 'mushroom'],
      not: [
        'chicken-whole',
        'chicken-wing',
        'chicken-drumstick',
        'duck',
        'turkey-breast',
        'mussel',
        'clam',
        'squid',
        'seitan',
        'tempeh',
        'tuna-steak',
        'swordfish',
        'tofu-firm',
        'portobello',
      ],
    })
    if (!main) return kit.fail('nothing to put in')
    const kind = cookingOf(main)
    const fungus = ['shiitake', 'mushroom', 'cremini', 'oyster-mushroom'].includes(main)
    const bird = kind === 'chicken'
    const stock = broth(kit, bird ? 'chicken-stock' : 'vegetable-stock', 4)
    const soy = kit.resolve('soy-sauce')
    kit.add(`!1 cup ${rice}
      ${stock.line}
      2 inch ginger | half sliced, half cut into fine threads
      !${fungus ? `10 oz ${main} | sliced` : main === 'tofu-silken' ? '14 oz tofu-silken | cut into cubes' : kind === 'shrimp' ? '12 oz shrimp | peeled, deveined and halved' : kind === 'scallop' ? '12 oz scallop | halved' : bird ? `1 lb ${main} | left whole` : `1 lb ${main} | cut into 1-inch pieces`}
      1 tsp salt
      ${fungus ? '1 tbsp vegetable-oil' : ''}
      1/4 tsp white-pepper
      3 each scallion
      ${soy ? `1 tbsp ${soy}` : ''}
      2 tsp sesame-oil
      ${kit.ok('egg') && (kit.wants('egg') || kit.chance(0.5)) ? `4 each egg` : ''}
      ~${kit.pick(['1/4 cup cilantro', '1/4 cup peanut | chopped', '1 tbsp sesame-seed', '1 each red-chili | thinly sliced'].filter((line) => !(kit.mood('mild') && /chili/.test(line))))}`)
    const egg = kit.uses('egg')
    const water = `${printNumber(Math.round(kit.servings * 3) / 2)} cups`
    const poach =
      kind === 'shrimp'
        ? 'Slip in {main} and simmer until pink and opaque, 3 minutes.'
        : kind === 'fish'
          ? 'Slip in {main} and simmer until it flakes and reads 145°F (63°C), 5 minutes.'
          : kind === 'scallop'
            ? 'Slip in {main} and simmer until opaque, 3 minutes.'
            : kind === 'tofu'
              ? 'Slip in {main} and simmer until hot through, 4 minutes.'
              : ''
    kit.step(
      `Rinse {${rice}} and put in a heavy pot with ${stock.line ? `${stock.ref}, ${water} of water` : `${printNumber(Math.round(kit.servings * 5) / 2)} cups of water`} and half of {ginger}${bird ? ', and lay in {main}' : ''}. Bring to a boil over medium heat.`,
      bird
        ? 'Simmer gently, partly covered, until {main} reads 165°F (74°C) in the thickest part, 25 minutes. Lift out, cool a little and pull into shreds.'
        : '',
      `Simmer${bird ? ' on' : ''}, partly covered, stirring along the bottom more often as it thickens, until the grains burst and the porridge falls from the spoon in a ribbon, ${bird ? 35 : 60} minutes. Add hot water if it stiffens.`,
      fungus
        ? 'Meanwhile, fry {main} in {vegetable-oil} over medium-high heat until browned at the edges, 7 minutes.'
        : '',
      egg ? 'Meanwhile, boil {egg} for 10 minutes, cool in cold water, peel and halve.' : '',
      poach,
      `Lift out the slices of ginger, season with {salt,white-pepper} and ladle into bowls. Top with {${poach ? '' : 'main,'}egg}, the threads of ginger, {scallion,cilantro,peanut,sesame-seed,red-chili}, and finish with {${soy ? `${soy},` : ''}sesame-oil}.`.replace(
        'Top with {egg}, the threads',
        egg ? 'Top with {egg}, the threads' : 'Top with the threads',
      ),
    )
    nameDish(kit, {
      noun: 'congee',
      main: [main],
      partners: ['ginger', 'cilantro', 'peanut', egg ? 'egg' : ''].filter(Boolean),
      methods: ['silky', 'slow-simmered'],
      never: ['garlicky', 'herby', 'sesame', 'spicy', 'gingery'],
    })
    kit.describe(
      `Rice simmered until it melts into a silky porridge, with {-main}, ginger and something crisp on top. (Stir more and more often towards the end|What is left sets firm: loosen it with hot water).`,
    )
  },
}
