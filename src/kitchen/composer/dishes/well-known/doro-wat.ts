import type { Dish } from '../../dish.ts'
import { callIt, wordFor } from '../bowl-parts.ts'
import { rice } from '../classics/rice-beside.ts'
import { twist } from '../twist.ts'
import { berbereLines, berbereRef } from './berbere.ts'
import { spoons } from './water.ts'

const unfit = ['chicken-wing', 'chicken-whole', 'duck', 'turkey-breast', 'tofu-silken']

/** The onions are the sauce: chopped fine and browned without fat first, they melt and thicken it. */
export const doroWat: Dish = {
  id: 'doro-wat',
  names: [
    ...['doro wat', 'doro wot', 'doro wett', 'doro wet', 'doro watt'],
    ...['ethiopian chicken stew', 'ethiopian chicken', 'berbere chicken stew', 'berbere chicken'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [100, 120],
  onlyNamed: true,
  takes: ['poultry', 'bean', 'tofu', 'egg', 'grain', 'spice'],
  moods: ['spicy', 'comfort', 'cozy', 'slow', 'sunday', 'fancy'],
  write(kit) {
    if (!kit.ok('onion')) return kit.fail('no onions, which are the sauce')
    const usual = ['chicken-drumstick', 'chicken-thigh', 'chickpea-canned', 'tofu-firm'].find(kit.ok)
    const asked = kit.choose({
      roles: ['poultry', 'bean', 'tofu'],
      onlyWanted: true,
      where: (item) =>
        !unfit.includes(item.id) &&
        item.cooking !== 'ground-poultry' &&
        (item.cooking !== 'bean' || item.id.endsWith('-canned')),
    })[0]
    // Who says only "chicken" gets the legs that the stew is known for.
    const main = asked && !kit.isKitchensChoice(asked) ? asked : usual
    if (!main) return kit.fail('nothing to stew')
    kit.bind('main', [main])
    const bone = main === 'chicken-drumstick'
    const bird = /chicken|turkey|duck/.test(main)
    const fat = kit.inTurn(['ghee', 'butter'].filter(kit.ok)) ?? kit.resolve('vegetable-oil')
    if (!fat) return kit.fail('no fat')
    const egg = kit.ok('egg')
    const factor = kit.servings / 4
    kit.add(`${bone ? '!8 each chicken-drumstick | skin pulled off' : bird ? `!1 3/4 lb ${main} | cut into 2-inch pieces` : main.startsWith('tofu') ? `!$main | cut into 1-inch cubes` : `!2 can ${main}`}
      2 tbsp lemon-juice
      1 1/2 tsp salt
      !4 each onion | very finely chopped
      1/4 cup ${fat}
      ${berbereLines(kit)}
      5 clove garlic
      1 inch ginger
      ${kit.ok('tomato-paste') ? '1 tbsp tomato-paste' : ''}
      ${egg ? '4 each egg' : ''}`)
    const added = twist(
      kit,
      {
        nutmeg: '1/8 tsp nutmeg',
        'clove-ground': '1/8 tsp clove-ground',
        turmeric: '1/4 tsp turmeric',
        'black-pepper': '1/2 tsp black-pepper',
        'red-wine': '1/4 cup red-wine',
      },
      1,
    )
    const done = bird
      ? `until the thickest piece of {main} reaches 165°F (74°C) and ${bone ? 'comes easily from the bone, 40' : 'is tender, 20'} minutes`
      : 'until the sauce has colored {main} through, 20 minutes'
    kit.step(
      `${bird ? 'Rub {main} with {lemon-juice} and half of {salt} and refrigerate while the onions cook. ' : ''}Put {onion} and ${bird ? 'the rest of {salt}' : 'half of {salt}'} in a heavy pot over medium-low heat, without any fat, and cook, stirring often, until soft, jammy and brown, 35 minutes. Add a spoonful of water whenever they catch.`,
      `Add {${fat}} and {${berbereRef},nutmeg,clove-ground,turmeric,black-pepper}, and fry, stirring, until brick red and fragrant, 5 minutes. Stir in {garlic,ginger,tomato-paste} for 2 minutes[, then let {red-wine} bubble away].`,
      `Pour in ${spoons(20 * factor)} of water, add {main}${bird ? ' with all the juices' : ', {lemon-juice} and the rest of {salt}'} and bring to a simmer. Half cover and cook over low heat, stirring now and then, ${done}.`,
      egg
        ? 'Meanwhile, lower {egg} into boiling water and cook until hard, 11 minutes. Cool in cold water, peel, and prick all over with a fork, so that the sauce can get in.'
        : '',
      rice(kit, 'basmati-rice').replace(/^While that cooks,/, 'At the same time,'),
      `${egg ? 'Slip {egg} into the pot and cook' : 'Take off the lid and cook'} until the sauce is thick and clings, 5 minutes.`,
      `Serve hot${egg ? ', with an egg in each bowl' : ''}[, over {rice}].`,
    )
    callIt(kit, {
      noun: bird ? 'doro wat' : `${wordFor(main)} wat`,
      true: ['slow-simmered', 'brick-red', ...(kit.mood('mild') ? [] : ['fiery'])],
      after: ['egg', 'ginger', 'cardamom', ...added.filter((id) => id === 'red-wine')],
    })
    kit.describe(
      `{-main} in a dark, ${kit.mood('mild') ? 'fragrant' : 'hot'} sauce of slowly melted onions and berbere, the Ethiopian spice mixture[, with hard-boiled {-egg}]. (Give the onions their time: nothing else thickens it|Flatbread to scoop it up is the old way to eat it).`,
    )
  },
}
