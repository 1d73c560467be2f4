import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { withoutOven } from '../bowl-parts.ts'

export const carnitas: Dish = {
  id: 'carnitas',
  names: [
    'carnitas',
    'carnita',
    'pork carnitas',
    'carnitas taco',
    'carnitas tacos',
    'chicken carnitas',
    'jackfruit carnitas',
    'mushroom carnitas',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [60, 170],
  onlyNamed: true,
  cuisines: ['mexican'],
  takes: ['roast', 'mushroom', 'herb', 'citrus', 'crumbling-cheese'],
  moods: ['party', 'weekend', 'comfort', 'crispy'],
  write(kit) {
    const text = kit.craving.text
    const wished = /chicken/i.test(text)
      ? ['chicken-thigh']
      : /jackfruit/i.test(text)
        ? ['jackfruit']
        : /mushroom/i.test(text)
          ? ['oyster-mushroom']
          : ['pork-shoulder']
    const main = [...wished, 'chicken-thigh', 'oyster-mushroom', 'jackfruit'].find(kit.ok)
    if (!main) return kit.fail('nothing to braise')
    kit.bind('main', [main])
    const pork = main === 'pork-shoulder'
    const chicken = main === 'chicken-thigh'
    const skillet = withoutOven(kit)
    const time = pork ? '2 hours' : chicken ? '35 minutes' : '20 minutes'
    const sign = pork
      ? 'it falls apart at the push of a fork, about 195°F (91°C) inside'
      : chicken
        ? 'it shreds easily and reads at least 165°F (74°C)'
        : 'tender'
    const pickle = kit.ok('red-onion')
    kit.add(`!${pork ? '3 lb pork-shoulder | cut into 2-inch pieces' : chicken ? '2 lb chicken-thigh | left whole' : main === 'jackfruit' ? '3 can jackfruit | drained and pulled apart' : '2 lb oyster-mushroom | torn into thick strips'}
      2 tsp salt
      1 tsp black-pepper
      2 tsp cumin
      2 tsp oregano-dried
      1 each onion | quartered
      ${kit.ok('garlic') ? '6 clove garlic | crushed' : ''}
      1 cup orange-juice
      3 tbsp lime-juice
      2 each bay-leaf
      ${pork ? '2 tbsp' : '3 tbsp'} vegetable-oil
      12 each corn-tortilla
      1/2 cup cilantro
      ${pickle ? '1/2 each red-onion | finely chopped' : ''}
      2 each lime | cut into wedges
      ~${kit.pick(['1 cup salsa', '1 each avocado | diced', '1 each jalapeno | thinly sliced', '1/2 cup queso-fresco', '6 each radish | thinly sliced'].filter((line) => !(kit.mood('mild') && /jalap/.test(line))))}`)
    const top = 'cilantro,red-onion,salsa,avocado,jalapeno,queso-fresco,radish'
    kit.step(
      'Rub {main} with {salt,black-pepper,cumin,oregano-dried} and put in a heavy pot with {onion,garlic,orange-juice,lime-juice,bay-leaf,vegetable-oil} and enough water to come three quarters up the side.'.replace(
        'three quarters',
        pork || chicken ? 'three quarters' : 'a third',
      ),
      `Bring to a boil, cover and simmer gently over low heat until ${sign}, ${time}.`,
      `Lift {main} onto a baking sheet and pull into bite-size shreds. Boil the liquid down until syrupy, 10 minutes, throw out the onion and the bay leaves, and pour half of it over.`
        .replace('{main} onto a baking sheet', skillet ? '{main} onto a board' : '{main} onto a baking sheet')
        .replace(', and pour half of it over', skillet ? '' : ', and pour half of it over'),
      skillet
        ? 'Fry the shreds in a large, hot skillet in one layer, without stirring, until crisp underneath, 5 minutes. Spoon the syrupy liquid over.'
        : 'Slide under a hot broiler until the edges are dark and crisp and the middle is still juicy, 6 minutes. Spoon the rest of the liquid over.',
      `Warm {corn-tortilla} in a dry pan, fill with {main} and top with {${top}}. Serve with {lime} to squeeze over.`,
    )
    nameDish(kit, {
      noun: 'carnitas',
      main: pork ? [] : [main],
      partners: ['orange-juice', 'cilantro', 'lime', 'avocado', 'radish', 'queso-fresco'],
      methods: ['crisp-edged', pork ? 'slow-simmered' : 'citrus-braised'],
      never: ['garlicky', 'herby', 'cumin', 'cheesy'],
    })
    kit.describe(
      `{-main} simmered in orange, lime and garlic until ${pork || chicken ? 'it falls apart' : 'tender'}, then ${skillet ? 'fried' : 'broiled'} until the edges crackle. (Crisp edges and a juicy middle: do not leave out the last step|They reheat well, so make more than you need).`,
    )
  },
}
