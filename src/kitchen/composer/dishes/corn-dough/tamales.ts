import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { broth } from '../well-known/water.ts'

const fillings = {
  pork: { ids: ['pork-shoulder'], said: /pork|rojo|red/i },
  chicken: { ids: ['chicken-thigh', 'chicken-breast'], said: /chicken|pollo|verde|green/i },
  cheese: { ids: ['monterey-jack', 'queso-fresco', 'vegan-cheese'], said: /cheese|queso|rajas|vegetarian/i },
  beans: { ids: ['black-bean-canned', 'pinto-bean-canned'], said: /bean|frijol|vegan/i },
} as const

/** Masa 480 g : fat 200 g : broth 700 ml; beaten until a piece floats. Steamed over water, never in it. */
export const tamales: Dish = {
  id: 'tamales',
  names: [
    ...['tamales', 'tamale', 'tamal', 'pork tamales', 'chicken tamales', 'cheese tamales', 'bean tamales'],
    ...[
      'red pork tamales',
      'green chicken tamales',
      'tamales rojos',
      'tamales verdes',
      'rajas tamales',
      'tamales de rajas',
    ],
    ...['black bean tamales', 'chicken tamale', 'pork tamale', 'mexican tamales'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [140, 250],
  onlyNamed: true,
  cuisines: ['mexican'],
  takes: ['stewing', 'poultry', 'bean', 'melting-cheese', 'crumbling-cheese', 'vegetable', 'spice', 'sauce'],
  moods: ['party', 'holiday', 'comfort', 'weekend', 'family'],
  write(kit) {
    if (!kit.ok('masa-harina')) return kit.fail('no masa')
    const kinds = ['pork', 'chicken', 'cheese', 'beans'] as const
    const can = kinds.filter((kind) => fillings[kind].ids.some(kit.ok))
    const wanted = can.find((kind) => kit.wants(...fillings[kind].ids))
    const said = can.find((kind) => fillings[kind].said.test(kit.craving.text))
    const kind = wanted ?? said ?? kit.inTurn(can.filter((each) => each !== 'beans')) ?? can[0]
    if (!kind) return kit.fail('nothing to fill them with')
    const main =
      fillings[kind].ids.find((id) => kit.wants(id) && kit.ok(id)) ?? fillings[kind].ids.find(kit.ok)
    if (!main) return kit.fail('nothing to fill them with')
    kit.bind('main', [main])
    kit.batch(1 / 3, 0.5, 2 / 3, 1, 4 / 3, 1.5, 2)
    const fat = ['vegetable-oil', 'coconut-oil', 'olive-oil'].find(kit.ok)
    const meat = kind === 'pork' || kind === 'chicken'
    const stock = broth(kit, meat ? 'chicken-stock' : 'vegetable-stock', meat ? 6 : 3)
    if (!fat) return kit.fail('no fat')
    const green =
      /verde|green|rajas/i.test(kit.craving.text) ||
      kind === 'cheese' ||
      (kind === 'chicken' && kit.inTurn([true, false], 2))
    const mild = kit.mood('mild')
    const chilies = green
      ? `${kit.ok('green-chile-canned') ? '1 can green-chile-canned' : '2 each poblano'}`
      : `3 tbsp chili-powder\n${mild || !kit.ok('chipotle-in-adobo') ? '' : '1 each chipotle-in-adobo'}`
    kit.add(`24 each corn-husk
      ${kind === 'pork' ? `!2 lb ${main} | cut into 2-inch chunks` : kind === 'chicken' ? `!1 1/2 lb ${main} | left whole` : kind === 'cheese' ? `!12 oz ${main} | cut into 24 sticks` : `!3 can ${main}`}
      1 each onion | ${meat ? 'halved' : 'finely chopped'}
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      ${stock.line}
      1 tbsp ${fat}
      ${chilies}
      1 1/2 tsp cumin
      1 tsp oregano-dried
      ${green ? '' : '2 tbsp tomato-paste'}
      !4 cup masa-harina
      2 tsp baking-powder
      2 1/2 tsp salt`)
    kit.addApart(`1 cup ${fat}`, 'dough', [fat])
    const salsa = kit.ok('salsa') ? 'salsa' : null
    kit.add(salsa ? '1 cup salsa' : '')
    const hot = green
      ? kit.uses('green-chile-canned')
        ? 'green-chile-canned'
        : 'poblano'
      : 'chili-powder,chipotle-in-adobo'
    const filling =
      kind === 'pork'
        ? `Simmer {main} in ${stock.ref} with {onion,garlic} and a fifth of {salt}, partly covered, until far past 145°F (63°C) and a fork pulls it apart, 100 minutes. Lift it out and shred it; keep the cooking liquid.`
        : kind === 'chicken'
          ? `Simmer {main} in ${stock.ref} with {onion,garlic} and a fifth of {salt} until it reaches 165°F (74°C) in the thickest part, 22 minutes. Lift it out and shred it; keep the cooking liquid.`
          : ''
    kit.work(40)
    kit.step(
      'Cover {corn-husk} with very hot water, weigh them down with a plate, and soak until they bend without cracking, 45 minutes.',
      filling,
      `Warm the spoonful of {${fat}} in a skillet over medium heat${meat ? '' : ' and cook {onion,garlic} until soft, 6 minutes'}. Stir in {${hot},cumin,oregano-dried,tomato-paste} until fragrant, 1 minute, ${
        meat
          ? 'loosen with a cup of the cooking liquid, and simmer with {main} until thick enough to mound, 6 minutes.'
          : kind === 'beans'
            ? 'add {main} with a splash of water, and mash and cook until thick, 6 minutes.'
            : 'and let it cool.'
      }`,
      `Beat {masa-harina,baking-powder}, ${meat ? 'the rest of ' : ''}{salt} and the oil for the dough together, then beat in ${meat ? 'about half of the warm cooking liquid' : stock.ref}, a little at a time, until the dough is as soft as frosting. Beat for 5 minutes more: it is ready when a small piece floats in cold water.`,
      `Drain {corn-husk} and pat dry. Spread 3 tablespoons of dough over the wide end of each, ${kind === 'cheese' ? `lay a stick of {main} and a little of the ${hot === 'poblano' ? 'peppers' : 'chiles'}` : 'set a spoonful of filling'} in the middle, bring the sides together so that the dough closes, and fold up the narrow end.`,
      'Stand the tamales, open end up, in a steamer over simmering water that does not touch them. Cover with a damp towel and the lid, and steam until the husk comes away clean, 75 minutes; top up the water now and then.',
      `Let them rest, off the heat, for 15 minutes: they firm up. Serve in their husks, which are not eaten${salsa ? ', with {salsa}' : ''}.`,
    )
    const word =
      kind === 'cheese'
        ? 'cheese and green chile'
        : kind === 'beans'
          ? main === 'black-bean-canned'
            ? 'black bean'
            : 'bean'
          : `${green ? 'green ' : 'red '}${kind === 'pork' ? 'pork' : 'chicken'}`
    callIt(kit, {
      noun: `${word} tamales`,
      true: ['steamed', 'tender', 'make-ahead'],
      after: ['cumin', salsa ?? '', green || mild ? '' : 'chipotle-in-adobo'].filter(Boolean),
    })
    kit.describe(
      `Soft, light corn dough around ${kind === 'cheese' ? 'melting cheese and green chiles' : '{-main} in a thick, spiced sauce'}, steamed in the husk. (Make them with company: folding is quick with four hands|They freeze well, and steam again from frozen).`,
    )
  },
}
