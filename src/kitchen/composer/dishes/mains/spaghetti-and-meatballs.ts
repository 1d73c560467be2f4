import type { Dish } from '../../dish.ts'
import { twist } from '../twist.ts'
import { mainFor } from './pieces.ts'
import { entitle } from './sides.ts'

/** Meatballs kept tender by soaked crumbs, browned and then simmered in the sauce that dresses the pasta. */
export const spaghettiAndMeatballs: Dish = {
  id: 'spaghetti-and-meatballs',
  names: [
    'spaghetti and meatball',
    'spaghetti with meatball',
    'spaghetti & meatballs',
    'spaghetti meatball',
    'meatball and spaghetti',
    'meatball spaghetti',
    'pasta and meatball',
    'pasta with meatball',
    'meatball pasta',
    'turkey meatballs and spaghetti',
    'turkey meatball spaghetti',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 60],
  onlyNamed: true,
  cuisines: ['italian'],
  takes: ['ground', 'pasta', 'bean', 'lentil', 'hard-cheese', 'herb', 'vegetable', 'mushroom'],
  moods: ['comfort', 'kids', 'family'],
  write(kit) {
    const main = mainFor(kit, [
      /turkey/i.test(kit.craving.text) ? ['turkey-ground'] : ['beef-ground'],
      ['pork-ground', 'turkey-ground', 'chicken-ground', 'lamb-ground'].filter(
        (id) => kit.wants(id) || /turkey|chicken/.test(id),
      ),
      ['chickpea-canned', 'white-bean-canned', 'black-bean-canned'].filter(
        (id) => kit.wants(id) || id !== 'black-bean-canned',
      ),
      ['mushroom'],
    ])
    const meat = main.endsWith('-ground')
    const bird = /turkey|chicken/.test(main)
    const pasta =
      ['linguine', 'fettuccine', 'penne', 'rigatoni', 'whole-wheat-pasta'].find(
        (id) => kit.wants(id) && !kit.isKitchensChoice(id) && kit.ok(id),
      ) ?? kit.resolve('spaghetti')
    const crumb = kit.resolve('breadcrumb')
    const cheese = kit.resolve('parmesan')
    const milk = kit.resolve('milk')
    if (!pasta || !crumb) return kit.fail('no pasta, or nothing that binds')
    const noodles = pasta !== 'zucchini'
    const egg = kit.ok('egg')
    const mushrooms = !meat && kit.ok('mushroom') && main !== 'mushroom'
    kit.add(`!${meat ? `1 lb ${main}` : main === 'mushroom' ? '1 1/2 lb mushroom | finely chopped' : `2 can ${main} | drained, rinsed and patted dry`}
      ${mushrooms ? '8 oz mushroom | finely chopped' : ''}
      ${meat ? '1/2' : '1'} cup ${crumb}
      ${meat && milk ? `1/4 cup ${milk}` : ''}
      ${egg ? '1 each egg' : meat ? '' : '2 tbsp tomato-paste'}
      ${cheese ? `${cheese === 'nutritional-yeast' ? '1/4' : '1/2'} cup ${cheese}` : ''}
      1/4 cup parsley
      1 1/4 tsp salt
      1/2 tsp black-pepper
      3 tbsp olive-oil
      1 each onion | finely chopped
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      !1 can crushed-tomato
      1 tsp oregano-dried
      !${noodles ? `12 oz ${pasta}` : '4 each zucchini | cut into long strands'}`)
    const extras: Readonly<Record<string, string>> = {
      basil: '1/4 cup basil',
      'fennel-seed': '1 tsp fennel-seed',
      'red-wine': '1/2 cup red-wine',
      'chili-flake': '1/2 tsp chili-flake',
    }
    const extra = kit.inTurn(Object.keys(extras).filter(kit.ok))
    const added = twist(
      kit,
      Object.fromEntries(Object.entries(extras).filter(([id]) => id === extra || kit.wants(id))),
      1,
    )
    const bind = [crumb, meat && milk ? milk : '', egg ? 'egg' : ''].filter(Boolean).join(',')
    const mash =
      main === 'mushroom'
        ? ''
        : mushrooms
          ? 'Cook {mushroom} in a dry skillet over high heat until their water is gone, 6 minutes. Mash {main} coarsely with a fork.'
          : 'Mash {main} coarsely with a fork.'
    const sauced = meat
      ? `until the balls read ${bird ? '165°F (74°C)' : '160°F (71°C)'} in the middle and the sauce is thick, 20 minutes`
      : 'until thick, 20 minutes'
    kit.step(
      meat
        ? `Stir {${bind}} into a paste and leave for 5 minutes. Add {main} with half of {${cheese ? `${cheese},` : ''}parsley,salt} and all of {fennel-seed,black-pepper}, and mix with your fingertips only until it holds.`
        : mash,
      meat
        ? ''
        : main === 'mushroom'
          ? 'Cook {main} in a dry skillet over high heat until the water is gone and they are brown, 10 minutes, and let them cool.'
          : '',
      meat
        ? ''
        : `Mix ${mushrooms ? 'both' : 'it'} with {${crumb}${egg ? ',egg' : ',tomato-paste'}}, half of {${cheese ? `${cheese},` : ''}parsley,salt} and all of {black-pepper,fennel-seed} until it holds when pressed.`,
      `Shape into ${kit.servings * 5} balls with damp hands${meat ? '' : ' and let them firm up for 10 minutes'}.`,
      `Heat two thirds of {olive-oil} in a wide, deep skillet over medium-high heat and brown the balls on all sides, 8 minutes. Lift out.`,
      `Turn the heat to medium, add the rest of {olive-oil} with {onion} and cook until soft, 6 minutes. Stir in {garlic,oregano-dried,chili-flake} for 1 minute.[ Pour in {red-wine} and boil until almost gone, 2 minutes.]`,
      meat
        ? `Add {crushed-tomato} and the rest of {salt}, return the balls and simmer, half covered, ${sauced}.`
        : `Add {crushed-tomato} and the rest of {salt} and simmer ${sauced}. Lay in the balls for the last 5 minutes; longer, and they soften.`,
      noodles
        ? `Meanwhile, boil {${pasta}} in plenty of salted water until just tender, 9 minutes; keep a cup of the water and drain.`
        : 'Meanwhile, toss {zucchini} in a hot, dry skillet until barely tender, 2 minutes.',
      `Toss {${pasta}} with half of the sauce${noodles ? ' and a splash of the water' : ''}, and top with the balls and the rest.${cheese ? ` Scatter with the rest of {${cheese},parsley}.` : ' Scatter with the rest of {parsley}.'}[ Tear {basil} over.]`,
    )
    kit.work(10)
    const kind =
      main === 'beef-ground'
        ? ''
        : bird || meat
          ? `${main.replace('-ground', '')} `
          : main === 'mushroom'
            ? 'mushroom '
            : main === 'chickpea-canned'
              ? 'chickpea '
              : main.startsWith('white')
                ? 'white bean '
                : 'black bean '
    const word =
      pasta === 'gluten-free-pasta'
        ? 'pasta'
        : pasta === 'zucchini'
          ? 'zucchini noodles'
          : pasta === 'whole-wheat-pasta'
            ? 'whole wheat pasta'
            : pasta
    entitle(
      kit,
      `${word} and ${kind}${meat ? 'meatballs' : 'balls'}`,
      added.includes('basil')
        ? 'basil'
        : added.includes('fennel-seed')
          ? 'fennel seeds'
          : added.includes('red-wine')
            ? 'red wine sauce'
            : added.includes('chili-flake')
              ? 'a spicy tomato sauce'
              : 'tomato sauce',
    )
    kit.describe(
      `Tender balls of {-main} in a tomato sauce that simmered with them, over {-${pasta}}. (Soaked crumbs keep them soft|Mix them with your fingertips only: a kneaded ball is a tough one).`
        .replace(
          meat
            ? ''
            : '(Soaked crumbs keep them soft|Mix them with your fingertips only: a kneaded ball is a tough one)',
          meat ? '' : 'Brown them well: the crust is what holds them together',
        )
        .replace('that simmered with them', meat ? 'that simmered with them' : 'with oregano'),
    )
  },
}
