import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire, withoutOven, wordFor } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'

const styles: Record<
  string,
  { spices: string; herb: string; sauce: 'tomato' | 'yogurt' | 'glaze' | 'cream'; word: string }
> = {
  italian: {
    spices: '1 tsp oregano-dried\n~1/4 tsp chili-flake',
    herb: 'parsley',
    sauce: 'tomato',
    word: 'Italian-style',
  },
  greek: { spices: '1 tsp oregano-dried\n~1 tsp cumin', herb: 'mint', sauce: 'yogurt', word: 'Greek-style' },
  moroccan: {
    spices: '1 tsp cumin\n1 tsp paprika\n~1/2 tsp cinnamon',
    herb: 'cilantro',
    sauce: 'tomato',
    word: 'Moroccan-style',
  },
  turkish: { spices: '1 tsp cumin\n1 tsp paprika', herb: 'mint', sauce: 'yogurt', word: 'Turkish-style' },
  nordic: {
    spices: '1/2 tsp allspice\n~1/4 tsp nutmeg',
    herb: 'dill',
    sauce: 'cream',
    word: 'Swedish-style',
  },
  chinese: {
    spices: '1 inch ginger\n~1/2 tsp five-spice',
    herb: 'scallion',
    sauce: 'glaze',
    word: 'ginger-glazed',
  },
}

export const meatballs: Dish = {
  id: 'meatballs',
  names: [
    'meatball',
    'meatballs',
    'polpette',
    'swedish meatballs',
    'italian meatballs',
    'turkey meatballs',
    'kottbullar',
    'koettbullar',
    'chicken meatballs',
    'lentil balls',
    'bean balls',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 45],
  takes: ['ground', 'bean', 'vegetable', 'herb', 'hard-cheese', 'dairy', 'spice'],
  cuisines: ['italian', 'greek', 'moroccan', 'turkish', 'nordic', 'chinese'],
  moods: ['comfort', 'kids', 'party', 'protein', 'weeknight'],
  write(kit) {
    kit.require(!withoutFire(kit), 'they are fried')
    const id = /swedish|k(o|oe|ö)ttbullar/i.test(kit.craving.text)
      ? 'nordic'
      : kit.profile && styles[kit.profile.id]
        ? kit.profile.id
        : kit.pick(Object.keys(styles))
    const style = styles[id]
    const main = chooseMain(kit, {
      roles: ['ground', 'bean'],
      from: ['beef-ground', 'turkey-ground', 'pork-ground', 'chicken-ground', 'lamb-ground'].some((each) =>
        kit.ok(each),
      )
        ? ['beef-ground', 'turkey-ground', 'pork-ground', 'lamb-ground', 'chicken-ground']
        : ['chickpea-canned', 'white-bean-canned', 'black-bean-canned'],
    })
    if (!main || !style) return kit.fail('nothing to roll')
    const bean = cookingOf(main) === 'bean'
    const safe = cookingOf(main) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    const crumb = kit.resolve('breadcrumb')
    const egg = kit.ok('egg')
    kit.require(!bean || crumb, 'nothing to bind the beans')
    const milk = bean ? null : (kit.resolve('milk') ?? null)
    const sauce = style.sauce === 'cream' && !kit.resolve('heavy-cream') ? 'tomato' : style.sauce
    const allium = kit.pick(['onion', 'shallot', 'scallion'])
    const veg = choose(kit, {
      roles: ['vegetable'],
      from: ['spinach', 'zucchini', 'carrot', 'mushroom', 'red-bell-pepper'],
      onlyWanted: kit.lean > 0 || kit.chance(0.35),
      not: ['tomato', 'cherry-tomato', 'avocado', 'cucumber', 'onion', 'shallot', 'scallion'],
      max: 2,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', veg)
    const spices = style.spices.split('\n').map((line) => line.trim().split(' ').at(-1) ?? '')
    kit.bind('spices', spices)
    const tomato = kit.resolve('crushed-tomato')
    const yogurt = kit.resolve('greek-yogurt')
    const sharp = kit.pick(['lemon-juice', 'lime-juice'])
    const baked = !withoutOven(kit) && (kit.craving.maxMinutes ?? 60) > 40 && kit.chance(0.5)
    const side =
      kit.lean > 0 || kit.diet('low-carb') || kit.chance(0.3)
        ? null
        : kit.pick(
            [
              ...(sauce === 'glaze'
                ? ['jasmine-rice', 'white-rice', 'rice-noodle', 'broccoli']
                : sauce === 'cream'
                  ? ['potato', 'egg-noodle', 'new-potato', 'green-bean']
                  : sauce === 'yogurt'
                    ? ['couscous', 'bulgur', 'white-rice', 'new-potato']
                    : ['spaghetti', 'couscous', 'penne', 'green-bean', 'potato']
              ).filter((each) => kit.ok(each)),
              'white-rice',
            ]
              .filter((each) => kit.ok(each) && !veg.includes(each))
              .concat(kit.ok('white-rice') ? [] : ['broccoli']),
          )
    kit.add(`${crumb ? `${bean ? '3/4' : '1/2'} cup ${crumb}` : ''}
      ${milk && crumb ? `1/3 cup ${milk}` : ''}
      ${bean ? `2 can ${main}` : `1 1/4 lb ${main}`}
      ${egg ? '1 each egg' : bean ? '2 tbsp flaxseed-ground' : ''}
      ${{ onion: '1/2 each onion | finely grated', shallot: '2 each shallot', scallion: '4 each scallion' }[allium]}
      2 clove garlic
      ${kit.mood('mild') ? style.spices.replace(/\n?~?.*chili-flake/, '') : style.spices}
      1 tsp salt
      1/4 tsp black-pepper
      ~1/4 cup ${style.herb}
      $veg x0.35 | finely chopped
      2 tbsp olive-oil
      ${{ tomato: `1 can ${tomato ?? 'tomato-sauce'}`, yogurt: yogurt ? `1 cup ${yogurt}\n2 tbsp ${sharp}` : `1 can ${tomato ?? 'tomato-sauce'}`, glaze: '3 tbsp soy-sauce\n2 tbsp honey\n1 tbsp rice-vinegar', cream: '1 cup beef-stock\n1/2 cup heavy-cream\n1 tbsp dijon-mustard' }[sauce]}
      ${side ? ({ potato: '1 1/2 lb potato', 'new-potato': '1 1/2 lb new-potato', broccoli: '12 oz broccoli', 'green-bean': '12 oz green-bean', spaghetti: '12 oz spaghetti', penne: '12 oz penne', 'egg-noodle': '10 oz egg-noodle', 'rice-noodle': '8 oz rice-noodle' }[side] ?? `1 cup ${side}`) : ''}`)
    const binder = crumb ? present(kit, [crumb])[0] : null
    const has = (each: string) => present(kit, [each])[0] ?? each
    kit.step(
      baked ? 'Heat the oven to 425°F (220°C).' : '',
      binder && milk
        ? `(Stir|Mix) {${binder}} with {${has(milk)}} in a large bowl and let it swell while you (chop|get the rest ready); (a soaked crumb is what keeps them tender|this keeps them soft inside).`
        : bean
          ? `Pat {${main}} dry and mash with a fork until (it clings together|pasty), with a few larger pieces.`
          : '',
      `Add {${bean ? `${binder ?? 'breadcrumb'},` : `${main},`}egg,flaxseed-ground,${allium},garlic,spices,veg} with {salt,black-pepper}[ and half of {${style.herb}}] and (mix with your fingers until just combined|work it lightly with one hand until it holds together). ${bean ? 'If it is too soft to roll, leave it to firm up in the cold while you make the sauce.' : ''}`,
      `Roll into ${Math.round(kit.servings * 5)} balls, each about 1 1/2 inches across, (wetting your hands now and then|with damp hands).`,
      baked
        ? `Turn the balls in {olive-oil} on a rimmed baking sheet and bake, shaking the sheet once, until ${bean ? 'browned and hot in the middle' : `browned and the middle of one reads ${safe}`}, 18 minutes.`
        : '',
      side ? `Meanwhile, boil {${side}} in plenty of salted water until tender, and drain well.` : '',
      baked
        ? ''
        : `Heat {olive-oil} in a large skillet over medium${bean ? '' : '-high'} heat and brown the balls on all sides, turning them, ${sauce === 'yogurt' || sauce === 'glaze' ? `until ${bean ? 'crisp and hot in the middle' : `the middle of one reads ${safe}`}, 12 minutes.` : '7 minutes.'}`,
      sauce === 'tomato' || (sauce === 'yogurt' && !yogurt)
        ? `${baked ? 'Bring' : 'Pour in'} {${has(tomato ?? 'tomato-sauce')}} ${baked ? 'to a simmer in a wide pan with a splash of water, add the balls, cover' : 'and half a cup of water, cover'} with the lid ajar and simmer ${bean ? 'gently, without stirring, until the sauce is thick, 6 minutes.' : `until (the sauce is thick|the sauce clings) and the middle of one reads ${safe}, 12 minutes.`}`
        : sauce === 'cream'
          ? `${baked ? 'Simmer' : 'Lift out the balls. Whisk'} {${has('beef-stock')},${has('dijon-mustard')}} ${baked ? 'in a wide pan for 3 minutes, whisking' : 'into the pan, scraping up the browned bits'}, then stir in {${has('heavy-cream')}}. ${baked ? 'Add' : 'Return'} the balls and simmer until the sauce coats a spoon and ${bean ? 'the balls are hot through' : `the middle of one reads ${safe}`}, 8 minutes.`
          : sauce === 'glaze'
            ? `${baked ? 'In a wide pan over medium-high heat, bubble' : 'Pour off the fat, add'} {${has('soy-sauce')},${has('honey')},${has('rice-vinegar')}} with 2 tablespoons of water, and turn the balls in it until (sticky and shining|the glaze clings), 2 minutes.`
            : `Meanwhile, stir {${has(yogurt ?? 'greek-yogurt')},${has(sharp)}} together with a pinch of salt until smooth.`,
      `${sauce === 'yogurt' && yogurt ? 'Pile the balls onto the sauce' : 'Taste the sauce for salt'}[ and scatter with {${style.herb}}]. ${side ? `Serve hot with {${side}}.` : '(Serve hot|Serve at once).'}`,
    )
    callIt(kit, {
      noun: bean ? `${wordFor(main)} balls` : 'meatballs',
      true: [
        style.word,
        ...(sauce === 'glaze' ? ['sticky'] : sauce === 'cream' ? ['creamy'] : ['tender']),
        baked ? 'baked' : 'skillet',
      ],
      before: bean ? [] : [main],
      after: [
        ...veg,
        style.herb,
        ...(sauce === 'tomato' ? [tomato ?? ''] : []),
        ...(sauce === 'yogurt' && yogurt ? [yogurt] : []),
        ...spices,
        allium,
        side ?? '',
        side ?? '',
      ].filter(Boolean),
    })
    kit.describe(
      `(Tender|Well-browned) balls of {-main}, ${{ tomato: 'simmered in a thick tomato sauce', yogurt: 'on a cool, sharp sauce', glaze: 'turned in a sticky glaze', cream: 'in a creamy mustard gravy' }[sauce]}, seasoned with {-spices}. (Spoon plenty of the sauce over|They reheat well the next day).`
        .replace('mustard gravy', kit.uses('dijon-mustard') ? 'mustard gravy' : 'gravy')
        .replace('creamy ', kit.uses('heavy-cream') ? 'creamy ' : 'smooth ')
        .replace('thick tomato', tomato?.includes('tomato') ? 'thick tomato' : 'thick'),
    )
  },
}
